import { getMe } from '#core/contract/me.ts';
import { ADA, inTurn, testSession } from '#core/testing/session-kit.ts';
import { testPerson } from '#core/testing/test-people.ts';
import { testToken } from '#core/testing/test-token.ts';
import { TokenService } from '../token/token-service.ts';
import type { IdentityUser } from './identity-client.ts';

const SECONDS = Math.floor(Date.now() / 1000);
const CURRENT = testToken('of this hour', SECONDS + 3000);

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => new TokenService().clearToken());

/** A session whose provider answers when the test says so. */
function waiting(token: string, replies = inTurn(testPerson('candidate'))) {
  new TokenService().setToken(token);
  const parts = testSession(ADA, replies);
  let answer = (_: IdentityUser | undefined): void => undefined;
  Object.assign(parts.identity, { currentUser: () => new Promise((resolve) => (answer = resolve)) });
  const ready = parts.session.ready();
  const asked = (): number => parts.api.calls.filter(({ id }) => id === getMe.id).length;
  return { ...parts, ready, asked, provider: (user: IdentityUser | undefined) => answer(user) };
}

describe('a session of an earlier visit', () => {
  it('asks the server for the user while the provider is still asked, and only once', async () => {
    const { session, ready, asked, provider } = waiting(CURRENT);
    await new Promise(process.nextTick);
    expect([asked(), session.status]).toEqual([1, 'unknown']);
    provider(ADA);
    await ready;
    expect([asked(), session.status, session.role]).toEqual([1, 'signed-in', 'candidate']);
  });

  it('waits for the provider, even if the server has answered', async () => {
    const { session, ready, provider } = waiting(CURRENT);
    await new Promise((resolve) => setTimeout(resolve));
    expect(session.status).toBe('unknown');
    provider(undefined);
    await ready;
    expect([session.status, session.me]).toEqual(['signed-out', undefined]);
  });

  it('knows the user from the server before the provider answers, and still counts as not signed in', async () => {
    const { session, ready, provider } = waiting(CURRENT);
    await expect(session.foreseen).resolves.toBe(true);
    expect([session.status, session.role, document.cookie.includes('start=')]).toEqual(['unknown', 'candidate', false]);
    provider(ADA);
    await ready;
    expect([session.status, session.role]).toEqual(['signed-in', 'candidate']);
  });

  it.each([
    ['the token has expired', testToken('of yesterday', SECONDS - 1), inTurn(testPerson('candidate'))],
    ['the server fails', CURRENT, inTurn(new Error('The server is away.'))],
    ['the answer is incomplete', CURRENT, inTurn({ id: 'ada' })],
  ])('knows no user before the provider answers when %s', async (_, token, replies) => {
    const { session, ready, provider } = waiting(token, replies);
    await expect(session.foreseen).resolves.toBe(false);
    expect(session.me).toBeUndefined();
    provider(undefined);
    await ready;
  });

  it('remembers the role and the language for the next start, until the user signs out', async () => {
    document.documentElement.lang = 'de';
    const { session, ready, provider } = waiting(CURRENT);
    provider(ADA);
    await ready;
    expect(document.cookie).toContain('start=candidate.de');
    await session.signOut();
    expect(document.cookie).not.toContain('start=');
    document.documentElement.lang = '';
  });

  it('asks again with the token of the provider if it is another one', async () => {
    const { session, ready, asked, provider, tokens } = waiting(CURRENT, inTurn(testPerson('candidate'), testPerson('employer')));
    await new Promise(process.nextTick);
    tokens.setToken(testToken('of another user', SECONDS + 3600));
    provider(ADA);
    await ready;
    expect([asked(), session.role]).toEqual([2, 'employer']);
  });

  it('repeats the request when a user signs in before the answer', async () => {
    const { session, ready, asked, provider, identity } = waiting(CURRENT, inTurn(testPerson('candidate'), testPerson('employer')));
    identity.accounts.set('employer@demo.test', 'trellis-demo');
    await session.signIn('employer@demo.test', 'trellis-demo');
    expect([asked(), session.role]).toEqual([2, 'employer']);
    provider(ADA);
    await ready;
    expect(session.role).toBe('employer');
  });

  it.each([
    ['has expired', testToken('of yesterday', SECONDS - 1)],
    ['does not say when it expires', testToken('of some day')],
  ])('does not ask the server before the provider with a token that %s', async (_, token) => {
    const { ready, asked, provider } = waiting(token);
    await new Promise(process.nextTick);
    expect(asked()).toBe(0);
    provider(ADA);
    await ready;
    expect(asked()).toBe(1);
  });

  it('reports a refusal by the server once, and only after the provider has confirmed the user', async () => {
    const { ready, asked, provider } = waiting(CURRENT, inTurn(new Error('The server is away.')));
    await new Promise((resolve) => setTimeout(resolve));
    expect([asked(), jest.mocked(console.error).mock.calls.length]).toEqual([1, 0]);
    provider(ADA);
    await expect(ready).rejects.toThrow();
    expect([asked(), jest.mocked(console.error).mock.calls.length]).toEqual([1, 1]);
  });
});
