import AES from 'crypto-js/aes';
import Cookies from 'js-cookie';
import { autorun } from 'mobx';
import { testToken } from '#core/testing/test-token.ts';
import { TokenService } from './token-service.ts';

const JWT = testToken('a'.repeat(700));

afterEach(() => Cookies.remove('token', { path: '/' }));

describe('the TokenService', () => {
  it('has no token without a cookie', () => {
    const tokens = new TokenService();
    expect([tokens.token, tokens.isAuthenticated]).toEqual([null, false]);
  });

  it('mirrors the token in an encrypted cookie, and reads it at the next load', () => {
    new TokenService().setToken(JWT);
    expect(Cookies.get('token')).toBeDefined();
    expect(document.cookie).not.toContain(JWT.slice(0, 20));
    expect(new TokenService().token).toBe(JWT);
  });

  it('keeps the cookie for 7 days, for the whole site, and not for requests from other sites', () => {
    const written = jest.spyOn(document, 'cookie', 'set');
    new TokenService().setToken(JWT);
    const cookie = written.mock.calls[0]?.[0] ?? '';
    written.mockRestore();
    const days = (Date.parse(/expires=([^;]+)/.exec(cookie)?.[1] ?? '') - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(7);
    expect(cookie).toContain('; path=/');
    expect(cookie).toContain('; sameSite=Lax');
    expect(cookie).not.toContain('secure');
  });

  it('removes the token and the cookie on clearToken', () => {
    const tokens = new TokenService();
    tokens.setToken(JWT);
    tokens.clearToken();
    expect([tokens.token, tokens.isAuthenticated, Cookies.get('token')]).toEqual([null, false, undefined]);
  });

  it('reads the changes of another tab', () => {
    const tokens = new TokenService();
    new TokenService().setToken(JWT);
    expect(tokens.token).toBeNull();
    expect(tokens.reload()).toBe(JWT);
  });

  it.each([
    'no cipher text',
    'U2FsdGVkX18',
    '',
    '%E0%A4%A',
    '%',
    ...['no token', `x${JWT}`, `${JWT}!`, `${JWT.split('.').slice(0, 2).join('.')}.§`].map((text) =>
      AES.encrypt(text, 'trellis-session-cookie').toString(),
    ),
  ])('ignores a foreign cookie and removes it: %p', (cookie) => {
    // biome-ignore lint/suspicious/noDocumentCookie: sets a raw foreign value; the library would encode it
    document.cookie = `token=${cookie}; path=/`;
    expect(new TokenService().token).toBeNull();
    expect(document.cookie).toBe('');
  });

  it('accepts a token with a signature', () => {
    const signed = `${JWT.split('.').slice(0, 2).join('.')}.c2ln-_bmF0dXJl`;
    new TokenService().setToken(signed);
    expect(new TokenService().token).toBe(signed);
  });

  it('removes the cookie of the whole site, also from a page in a folder', () => {
    history.pushState(undefined, '', '/jobs/search');
    const tokens = new TokenService();
    tokens.setToken(JWT);
    tokens.clearToken();
    history.pushState(undefined, '', '/');
    expect(document.cookie).toBe('');
  });

  it('has no refusal until one is noted, and forgets it with the next token', () => {
    const service = new TokenService();
    const seen: boolean[] = [];
    const stop = autorun(() => void seen.push(service.isSessionRefused));
    service.noteRefusal(true);
    service.setToken(JWT);
    stop();
    expect(seen).toEqual([false, true, false]);
  });

  it('notifies observers', () => {
    const tokens = new TokenService();
    const seen: boolean[] = [];
    const stop = autorun(() => void seen.push(tokens.isAuthenticated));
    tokens.setToken(JWT);
    tokens.clearToken();
    stop();
    expect(seen).toEqual([false, true, false]);
  });
});
