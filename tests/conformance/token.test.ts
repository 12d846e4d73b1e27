import AES from 'crypto-js/aes';
import Utf8 from 'crypto-js/enc-utf8';
import Cookies from 'js-cookie';
import { autorun } from 'mobx';
import { TokenService } from '#core/client/token/token-service.ts';
import { testToken } from '#core/testing/test-token.ts';

const ANN = testToken('ann');
const BOB = testToken('bob');

/** The attributes of the cookie written during the action, by lower-case name. */
function attributesWhile(act: () => void): ReadonlyMap<string, string> {
  const written = jest.spyOn(document, 'cookie', 'set');
  act();
  const [, ...attributes] = (written.mock.calls.at(-1)?.[0] ?? '').split('; ');
  written.mockRestore();
  return new Map(attributes.map((attribute) => attribute.split('=')).map(([name = '', value = '']) => [name.toLowerCase(), value]));
}

afterEach(() => Cookies.remove('token', { path: '/' }));

it('S3-1 one bearer token, in memory and mirrored in a cookie named token', () => {
  const tokens = new TokenService();
  tokens.setToken(ANN);
  tokens.setToken(BOB);
  expect(tokens.token).toBe(BOB);
  expect(Object.keys(Cookies.get())).toEqual(['token']);
  expect(new TokenService().token).toBe(BOB);
});

it('S3-2 the cookie is the token encrypted with a symmetric cipher under a fixed secret', () => {
  new TokenService().setToken(ANN);
  const cookie = Cookies.get('token') ?? '';
  expect(document.cookie).not.toContain(ANN);
  expect(AES.decrypt(cookie, 'trellis-session-cookie').toString(Utf8)).toBe(ANN);
  expect(AES.decrypt(cookie, 'another secret').toString()).not.toBe(AES.decrypt(cookie, 'trellis-session-cookie').toString());
});

it('S3-3 the cookie lives 7 days, path /', () => {
  const attributes = attributesWhile(() => new TokenService().setToken(ANN));
  const life = Date.parse(attributes.get('expires') ?? '') - Date.now();
  expect(Math.round(life / 86_400_000)).toBe(7);
  expect([attributes.get('path'), attributes.get('samesite')]).toEqual(['/', 'Lax']);
});

it('S4-1 setToken: absent to present, an encrypted copy in the cookie', () => {
  const tokens = new TokenService();
  expect([tokens.token, Cookies.get('token')]).toEqual([null, undefined]);
  tokens.setToken(ANN);
  expect(tokens.token).toBe(ANN);
  expect(Cookies.get('token')).toMatch(/^U2FsdGVkX1/);
});

it('S4-2 clearToken: present to absent, the cookie removed', () => {
  const tokens = new TokenService();
  tokens.setToken(ANN);
  tokens.clearToken();
  expect([tokens.token, document.cookie]).toEqual([null, '']);
});

it('S4-3 at load the token is decrypted from the cookie, or null when there is no cookie', () => {
  expect(new TokenService().token).toBeNull();
  Cookies.set('token', AES.encrypt(ANN, 'trellis-session-cookie').toString(), { path: '/' });
  expect(new TokenService().token).toBe(ANN);
});

it.each([
  ['is empty', ''],
  ['is not cipher text', 'pots'],
  ['was cut off', AES.encrypt(ANN, 'trellis-session-cookie').toString().slice(0, 60)],
  ['was made under another secret', AES.encrypt(ANN, 'another secret').toString()],
  ['holds something else', AES.encrypt('{"name":"ann"}', 'trellis-session-cookie').toString()],
  ['cannot be decoded', '%E0%A4%A'],
])('S4-3 a cookie that %s counts as none and is removed', (_, cookie) => {
  // biome-ignore lint/suspicious/noDocumentCookie: as it comes from elsewhere; the library would encode it
  document.cookie = `token=${cookie}; path=/`;
  expect(new TokenService().token).toBeNull();
  expect(document.cookie).toBe('');
});

it('S4-4 authenticated when the token is not null', () => {
  const tokens = new TokenService();
  const seen: boolean[] = [];
  const stop = autorun(() => void seen.push(tokens.isAuthenticated));
  tokens.setToken(ANN);
  tokens.clearToken();
  stop();
  expect(seen).toEqual([false, true, false]);
});
