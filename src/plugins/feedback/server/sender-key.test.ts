import { networkOf, senderKey } from './sender-key.ts';

test.each([
  ['203.0.113.5', '203.0.113.5'],
  ['::ffff:203.0.113.5', '203.0.113.5'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['', ''],
])('%s is of the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('no address can be read from a key', () => {
  expect(senderKey(null, '203.0.113.5')).toMatch(/^address [\w-]{43}$/);
  expect(senderKey(null, '2001:db8:1:2::1')).toBe(senderKey(null, '2001:db8:1:2:ffff::'));
  expect(senderKey(null, '203.0.113.5')).not.toBe(senderKey(null, '203.0.113.6'));
});

test('who is signed in is counted by their account, wherever they are', () => {
  const actor = { userId: '01890a5d-ac96-774b-bcce-b302099a8057', email: 'ann@example.org', name: 'Ann', role: null };
  expect(senderKey(actor, '203.0.113.5')).toBe(senderKey(actor, '203.0.113.6'));
});
