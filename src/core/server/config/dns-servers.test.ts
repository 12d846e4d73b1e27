import { dnsServersOf } from './dns-servers.ts';

test.each([
  ['192.0.2.1', ['192.0.2.1']],
  ['192.0.2.1:5353, 2001:db8::1', ['192.0.2.1:5353', '2001:db8::1']],
  ['[2001:db8::1]:53', ['[2001:db8::1]:53']],
])('the DNS servers %s are understood', (text, servers) => {
  expect(dnsServersOf(text)).toEqual(servers);
});

test.each([
  'dns.example.org',
  '192.0.2.1:0',
  '192.0.2.1:70000',
  '192.0.2',
  '192.0.2.1,',
  '1.1.1.1,1.1.1.1,1.1.1.1,1.1.1.1,1.1.1.1,1.1.1.1',
])('the DNS servers %s are refused', (text) => {
  expect(dnsServersOf(text)).toBeUndefined();
});
