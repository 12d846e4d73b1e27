import jsonwebtoken, { type Algorithm } from 'jsonwebtoken';
import { ApiFault } from '../../errors/api-fault.ts';
import { checkIdToken } from './id-token.ts';

const key = Buffer.alloc(32, 1);
const now = new Date('2026-03-01T09:30:00Z');
const seconds = now.getTime() / 1000;
const right = {
  iss: 'https://securetoken.google.com/demo-trellis',
  aud: 'demo-trellis',
  sub: 'uid-1',
  iat: seconds - 10,
  auth_time: seconds - 20,
  exp: seconds + 3590,
};

function signed(claims: object, secret: Buffer | string = key, algorithm: Algorithm = 'HS256'): string {
  return jsonwebtoken.sign(JSON.stringify(claims), secret, { algorithm });
}

test('a valid token returns its claims', () => {
  expect(checkIdToken(signed(right), key, 'demo-trellis', now)).toMatchObject({ sub: 'uid-1', auth_time: seconds - 20 });
});

test.each([
  ['unsigned', signed(right, '', 'none')],
  ['unsigned with a signature put on', `${signed(right, '', 'none')}${signed(right).split('.')[2]}`],
  ['signed with another key', signed(right, Buffer.alloc(32, 2))],
  ['signed by another algorithm', signed(right, Buffer.alloc(64, 1), 'HS512')],
  [
    'changed after signing',
    signed(right).replace(/\.[^.]+\./, `.${Buffer.from(JSON.stringify({ ...right, sub: 'uid-2' })).toString('base64url')}.`),
  ],
  ['of another project', signed({ ...right, aud: 'other' })],
  ['of another issuer', signed({ ...right, iss: 'https://securetoken.google.com/other' })],
  ['expired', signed({ ...right, exp: seconds })],
  ['without an end', signed({ ...right, exp: undefined })],
  ['without a subject', signed({ ...right, sub: undefined })],
  ['with an empty subject', signed({ ...right, sub: '' })],
  ['without a time of sign-in', signed({ ...right, auth_time: undefined })],
  ['no token at all', 'nonsense'],
  ['empty', ''],
])('refuses a token that is %s', (_, token) => {
  expect(() => checkIdToken(token, key, 'demo-trellis', now)).toThrow(new ApiFault('unauthenticated'));
});
