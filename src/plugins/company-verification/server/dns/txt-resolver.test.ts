import { type DnsEntry, type TestDns, testDns } from '#core/testing/dns-server.ts';
import { recordOf } from '../../contract/verification.ts';
import { txtResolver } from './txt-resolver.ts';

const TOKEN = '0123456789abcdef0123456789abcdef';
const { name: NAME, value: VALUE } = recordOf('harbour.example', TOKEN);

let dns: TestDns;
beforeAll(async () => {
  dns = await testDns();
});
afterAll(() => dns.close());
beforeEach(() => dns.names.clear());

const many = (count: number): string[] => Array.from({ length: count }, (_each, index) => `v=spf${index}`);

test.each<[string, Record<string, DnsEntry>, string]>([
  ['the record', { [NAME]: [VALUE] }, 'found'],
  ['the record among others', { [NAME]: ['v=spf1 -all', VALUE] }, 'found'],
  ['the record at the end of 500', { [NAME]: [...many(500), VALUE] }, 'found'],
  ['a record for all names', { '*.harbour.example': [VALUE] }, 'found'],
  ['a record of white space around the value', { [NAME]: [` ${VALUE} `] }, 'found'],
  ['the value of another company', { [NAME]: [`${VALUE}0`] }, 'another-value'],
  ['500 other records', { [NAME]: many(500) }, 'absent'],
  ['a record of 10 kB', { [NAME]: ['x'.repeat(10_000)] }, 'absent'],
  ['a value of 10 kB', { [NAME]: [VALUE.padEnd(10_000, 'x')] }, 'another-value'],
  ['no record at the name', {}, 'absent'],
  ['no name for the record, and the domain', { [NAME]: 'no-such-name' }, 'absent'],
  ['no such domain', { [NAME]: 'no-such-name', 'harbour.example': 'no-such-name' }, 'no-such-domain'],
  ['a fault', { [NAME]: 'fault' }, 'no-answer'],
  ['no name for the record, and a fault for the domain', { [NAME]: 'no-such-name', 'harbour.example': 'fault' }, 'no-answer'],
])('a DNS with %s is understood', async (_what, names, answer) => {
  for (const [name, entry] of Object.entries(names)) dns.names.set(name, entry);
  expect(await txtResolver({ servers: [dns.address] }).ask('harbour.example', TOKEN)).toBe(answer);
});

test('a DNS that is silent is given up', async () => {
  dns.names.set(NAME, 'silence');
  expect(await txtResolver({ servers: [dns.address], timeout: 300 }).ask('harbour.example', TOKEN)).toBe('no-answer');
});

test('a name that no DNS can have gets no answer', async () => {
  expect(await txtResolver({ servers: [dns.address] }).ask(`${'x'.repeat(70)}.example`, TOKEN)).toBe('no-answer');
});
