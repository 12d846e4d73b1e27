import { type MailSubscription, mailTokens } from './mail-token.ts';

const tokens = mailTokens(Buffer.alloc(32, 1));
const USER: MailSubscription = { kind: 'user', id: '01890a5d-ac96-774b-bcce-b302099a8057', group: 'answers' };
const ADDRESS: MailSubscription = { kind: 'address', id: 'a'.repeat(43), group: 'every' };

test.each([USER, ADDRESS])('A token names what it ends: $kind', (subscription) => {
  expect(tokens.read(tokens.write(subscription))).toEqual(subscription);
});

const token = tokens.write(USER);

test.each([
  ['cut', token.slice(0, -1)],
  ['longer', `${token}a`],
  ['of another group', token.replace('answers', 'files')],
  ['of another user', token.replace('8057', '8058')],
  ['of an address', token.replace(/^u/, 'a')],
  ['of an unknown group', mailTokens(Buffer.alloc(32, 1)).write({ ...USER, group: 'weather' as 'files' })],
  ['of another installation', mailTokens(Buffer.alloc(32, 2)).write(USER)],
  ['empty', ''],
  ['of other characters', `u.${'\0'.repeat(36)}.answers.${'é'.repeat(43)}`],
  ['a megabyte', 'u.'.repeat(500_000)],
])('A token that is %s names nothing', (_, text) => {
  expect(tokens.read(text)).toBeUndefined();
});
