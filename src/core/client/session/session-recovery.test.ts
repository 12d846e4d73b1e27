import { getMe } from '#core/contract/me.ts';
import { FakeApi, type FakeReplies, refusal } from '#core/testing/fake-api.ts';
import { FakeIdentity, userOf } from '#core/testing/fake-identity.ts';
import { TEST_CONFIG } from '#core/testing/test-config.ts';
import { testPerson } from '#core/testing/test-people.ts';
import { testToken } from '#core/testing/test-token.ts';
import { ApiError } from '../http/api-error.ts';
import { Texts } from '../i18n/texts.ts';
import { Navigator } from '../navigation/navigator.ts';
import { createRegistry } from '../plugin/client-registry.ts';
import { SnackbarStore } from '../snackbar/snackbar-store.ts';
import { TokenService } from '../token/token-service.ts';
import { endsSession, SessionRecovery } from './session-recovery.ts';
import { SessionStore } from './session-store.ts';

const ADA = userOf('candidate@demo.test');
const RENEWED = testToken(`a new token of ${ADA.email}`);
// The cookie's lifetime is counted by the real clock.
const START = Date.now();

const texts = new Texts(createRegistry([]));
let now = START;

/** One page load. Only the tab's storage is kept from the previous one. */
function load(replies: FakeReplies = { [getMe.id]: testPerson('candidate') }) {
  const tokens = new TokenService();
  const api = new FakeApi(replies, TEST_CONFIG, tokens, new SnackbarStore(), new Navigator(), texts);
  const identity = new FakeIdentity(tokens, ADA);
  const session = new SessionStore(api, identity, tokens);
  return { recovery: new SessionRecovery(identity, session, tokens), session, identity, tokens };
}

const failing = (error: unknown): FakeReplies => ({
  [getMe.id]: () => {
    throw error;
  },
});

beforeEach(() => {
  now = START;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
  localStorage.clear();
  new TokenService().clearToken();
});

describe('the recovery of a session', () => {
  it('replaces a refused token with a new one', async () => {
    const { recovery, session, tokens } = load();
    tokens.setToken(testToken('refused'));
    expect(await recovery.recover()).toBe(true);
    expect([session.status, tokens.token]).toEqual(['signed-in', RENEWED]);
  });

  it('ends the session when the new token is refused too', async () => {
    const { recovery, session, tokens } = load(failing(refusal(401, 'unauthenticated', 'Sign in to continue.')));
    expect(await recovery.recover()).toBe(false);
    expect([session.status, tokens.isAuthenticated, tokens.isSessionRefused]).toEqual(['signed-out', false, true]);
  });

  it.each([
    ['the server is unavailable', failing(refusal(503, 'unavailable', 'Not ready.')), undefined],
    ['the provider is unreachable', undefined, 'auth/network-request-failed'],
  ])('keeps the session when %s', async (_, replies, code) => {
    const { recovery, identity } = load(replies);
    if (code !== undefined) Object.assign(identity, { refreshToken: () => Promise.reject({ code }) });
    await expect(recovery.recover()).rejects.toMatchObject({ code: code ?? 'unavailable' });
    expect(identity.user).toBe(ADA);
  });

  it('ends the session when the provider has closed the account', async () => {
    const { recovery, session, identity, tokens } = load();
    Object.assign(identity, { refreshToken: () => Promise.reject({ code: 'auth/user-disabled' }) });
    expect(await recovery.recover()).toBe(false);
    expect([session.status, tokens.isSessionRefused]).toEqual(['signed-out', false]);
  });

  it('ends the session when a recovery in the last 30 s did not help, also after a reload', async () => {
    await load().recovery.recover();
    now += 29_999;
    const { recovery, session, tokens } = load();
    tokens.refused = RENEWED;
    expect(await recovery.recover()).toBe(false);
    expect([session.status, tokens.isSessionRefused]).toEqual(['signed-out', true]);
  });

  it('forgets the refusal when a new sign-in has a token', async () => {
    const { recovery, tokens } = load(failing(refusal(401, 'unauthenticated', 'Sign in to continue.')));
    await recovery.recover();
    tokens.setToken(testToken('of a new sign-in'));
    expect(tokens.isSessionRefused).toBe(false);
  });

  it('recovers again after 30 s, and after a new sign-in', async () => {
    await load().recovery.recover();
    now += 30_000;
    const refused = (): SessionRecovery => {
      const { recovery, tokens } = load();
      tokens.refused = RENEWED;
      return recovery;
    };
    expect(await refused().recover()).toBe(true);
    expect(await refused().recover()).toBe(false);
    expect(await refused().recover()).toBe(true);
  });

  it('keeps the session when the address is opened twice within 30 s without a refusal', async () => {
    expect(await load().recovery.recover()).toBe(true);
    const { recovery, session } = load();
    expect(await recovery.recover()).toBe(true);
    expect(await recovery.recover()).toBe(true);
    expect(session.status).toBe('signed-in');
  });

  it('forgets the refusal of a token once the provider issues that token again', async () => {
    const { recovery, tokens } = load();
    tokens.setToken(RENEWED);
    tokens.refused = RENEWED;
    expect(await recovery.recover()).toBe(true);
    expect(await recovery.recover()).toBe(true);
  });

  it('does not treat the late refusal of an old token as a refusal of the new one', async () => {
    const { recovery, session, tokens } = load();
    await recovery.recover();
    tokens.refused = testToken('old');
    expect(await recovery.recover()).toBe(true);
    expect(session.status).toBe('signed-in');
  });

  it('ends the session without a new token when the provider has no user any more', async () => {
    const { recovery, session, tokens, identity } = load();
    const refresh = jest.fn();
    Object.assign(identity, { user: undefined, refreshToken: refresh });
    expect(await recovery.recover()).toBe(false);
    expect([session.status, tokens.isSessionRefused, refresh.mock.calls.length]).toEqual(['signed-out', false, 0]);
  });

  it('does not count as failed without a refusal, even if there is no token', async () => {
    const { recovery, tokens } = load();
    expect(await recovery.recover()).toBe(true);
    tokens.clearToken();
    expect([tokens.refused, await recovery.recover()]).toEqual([null, true]);
  });

  it('does not count the end of a session as a recovery', async () => {
    const first = load(failing(refusal(401, 'unauthenticated', 'Sign in to continue.')));
    await first.recovery.recover();
    const { recovery, tokens } = load();
    tokens.setToken(RENEWED);
    tokens.refused = RENEWED;
    expect(await recovery.recover()).toBe(true);
  });

  it('works until the page is left when the browser denies storage', async () => {
    jest.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const { recovery, tokens } = load();
    expect(await recovery.recover()).toBe(true);
    tokens.refused = RENEWED;
    expect(await recovery.recover()).toBe(false);
  });
});

it.each(['user-token-expired', 'invalid-user-token', 'user-disabled', 'user-not-found'])(
  'the session ends when the provider refuses the user: auth/%s',
  (code) => {
    expect(endsSession({ code: `auth/${code}` })).toBe(true);
  },
);

it.each([{ code: 'auth/network-request-failed' }, { code: '' }, new Error('auth/user-disabled'), undefined, null, 'auth/user-disabled'])(
  'the session goes on after another error: %p',
  (error) => {
    expect(endsSession(error)).toBe(false);
  },
);

it('the session ends only when our server does not accept its token', () => {
  expect([401, 403, 503, 0].map((status) => endsSession(new ApiError(status, undefined)))).toEqual([true, false, false, false]);
  expect(endsSession(new ApiError(403, { code: 'auth/user-disabled', message: 'No.' }))).toBe(false);
});
