import { senderKey } from './sender-key.ts';

const KEY = /^[\w-]{43}$/;

test.each([
  ['203.0.113.5', '::ffff:203.0.113.5'],
  ['2001:db8:1:2:3:4:5:6', '2001:0db8:0001:0002::9'],
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff::'],
  ['fe80::1%eth0', 'fe80::2'],
])('%s and %s belong to one network', (one, other) => {
  expect(senderKey(null, one)).toMatch(KEY);
  expect(senderKey(null, one)).toBe(senderKey(null, other));
});

test.each([
  ['203.0.113.5', '203.0.113.6'],
  ['2001:db8:1:2::1', '2001:db8:1:3::1'],
  ['', '::1'],
])('%j and %j belong to two networks', (one, other) => {
  expect(senderKey(null, one)).not.toBe(senderKey(null, other));
});

test('a signed-in user is counted by account, from any network', () => {
  const actor = { userId: '01890a5d-ac96-774b-bcce-b302099a8057' };
  expect(senderKey(actor, '203.0.113.5')).toBe(senderKey(actor, '203.0.113.6'));
  expect(senderKey(actor, '203.0.113.5')).not.toBe(senderKey({ userId: '01890a5d-ac96-774b-bcce-b302099a8058' }, '203.0.113.5'));
});
