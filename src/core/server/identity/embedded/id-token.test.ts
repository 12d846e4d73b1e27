import { SignJWT, UnsecuredJWT } from 'jose';
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

function signed(claims: Record<string, unknown>, secret: Buffer = key, alg = 'HS256'): Promise<string> {
  return new SignJWT(claims).setProtectedHeader({ alg, typ: 'JWT' }).sign(secret);
}

const unsigned = new UnsecuredJWT(right).encode();

async function changedAfterSigning(): Promise<string> {
  const [header, , signature] = (await signed(right)).split('.');
  return `${header}.${Buffer.from(JSON.stringify({ ...right, sub: 'uid-2' })).toString('base64url')}.${signature}`;
}

test('a valid token returns its claims', async () => {
  expect(await checkIdToken(await signed(right), key, 'demo-trellis', now)).toMatchObject({ sub: 'uid-1', auth_time: seconds - 20 });
});

test.each([
  ['unsigned', () => unsigned],
  ['unsigned with a signature put on', async () => `${unsigned}${(await signed(right)).split('.')[2]}`],
  ['signed with another key', () => signed(right, Buffer.alloc(32, 2))],
  ['signed by another algorithm', () => signed(right, Buffer.alloc(64, 1), 'HS512')],
  ['changed after signing', changedAfterSigning],
  ['of another project', () => signed({ ...right, aud: 'other' })],
  ['of another issuer', () => signed({ ...right, iss: 'https://securetoken.google.com/other' })],
  ['expired', () => signed({ ...right, exp: seconds })],
  ['without an end', () => signed({ ...right, exp: undefined })],
  ['without a subject', () => signed({ ...right, sub: undefined })],
  ['with an empty subject', () => signed({ ...right, sub: '' })],
  ['without a time of sign-in', () => signed({ ...right, auth_time: undefined })],
  ['no token at all', () => 'nonsense'],
  ['empty', () => ''],
])('refuses a token that is %s', async (_, token) => {
  await expect(checkIdToken(await token(), key, 'demo-trellis', now)).rejects.toEqual(new ApiFault('unauthenticated'));
});
