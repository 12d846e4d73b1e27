import { getMe } from '#core/contract/me.ts';
import { FakeApi, type FakeReplies, refusal } from '#core/testing/fake-api.ts';
import { FakeIdentity, userOf } from '#core/testing/fake-identity.ts';
import { TEST_CONFIG } from '#core/testing/test-config.ts';
import { testPerson } from '#core/testing/test-people.ts';
import { testToken } from '#core/testing/test-token.ts';
import { Texts } from '../i18n/texts.ts';
import { createRegistry } from '../plugin/client-registry.ts';
import { Navigator } from '../router/navigator.ts';
import { SnackbarStore } from '../snackbar/snackbar-store.ts';
import type { IdentityUser } from './identity-client.ts';
import { SessionStore } from './session-store.ts';
import { TokenService } from './token-service.ts';

const ADA = { ...userOf('candidate@demo.test'), uid: 'ada' };

const texts = new Texts(createRegistry([]));

function setUp(user?: IdentityUser, replies: FakeReplies = { [getMe.id]: testPerson('candidate', { abilities: ['application:create'] }) }) {
  const tokens = new TokenService();
  const api = new FakeApi(replies, TEST_CONFIG, tokens, new SnackbarStore(), new Navigator(), texts);
  const identity = new FakeIdentity(tokens, user);
  return { session: new SessionStore(api, identity, tokens), identity, api, tokens };
}

/** Answers with one after the other, the last one for ever. */
function inTurn(...answers: unknown[]): FakeReplies {
  return {
    [getMe.id]: () => {
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      if (answer instanceof Error) throw answer;
      return answer;
    },
  };
}

/** As another tab tells it. */
function hear(news: string): void {
  window.dispatchEvent(new StorageEvent('storage', { key: 'trellis.session', newValue: `${news} 1` }));
}

jest.spyOn(console, 'error').mockImplementation(() => undefined);
afterEach(() => new TokenService().clearToken());

describe('the session', () => {
  it('is over from the start for a visitor without a token', () => {
    expect(setUp().session.status).toBe('signed-out');
  });

  it('is unknown while a token of an earlier visit waits', () => {
    new TokenService().setToken(testToken('of yesterday'));
    expect(setUp(ADA).session.status).toBe('unknown');
  });

  it('learns from the provider that somebody is signed in and from the server who, once', async () => {
    const { session, api } = setUp(ADA);
    await Promise.all([session.ready(), session.ready()]);
    await session.ready();
    expect([session.status, session.role, api.calls.length]).toEqual(['signed-in', 'candidate', 1]);
  });

  it('tells what the server would allow', async () => {
    const { session } = setUp(ADA);
    expect(session.may('application', 'create')).toBe(false);
    await session.ready();
    expect([session.may('application', 'create'), session.may('job-posting', 'create')]).toEqual([true, false]);
  });

  it('fails when the server does, and asks again the next time', async () => {
    const { session } = setUp(ADA, inTurn(refusal(503, 'unavailable', 'Not ready.'), testPerson('employer')));
    await expect(session.ready()).rejects.toThrow('Not ready.');
    await session.ready();
    expect(session.role).toBe('employer');
  });

  it('begins with signing in, and asks who it is only once although the provider tells of the change too', async () => {
    const { session, identity, api } = setUp();
    identity.accounts.set(ADA.email, 'trellis-demo');
    await session.signIn(ADA.email, 'trellis-demo');
    expect([session.status, api.calls.length]).toEqual(['signed-in', 1]);
    await session.ready();
    expect(api.calls).toHaveLength(1);
  });

  it('does not begin with a wrong password', async () => {
    const { session } = setUp();
    await expect(session.signIn(ADA.email, 'wrong')).rejects.toMatchObject({ code: 'auth/invalid-credential' });
    expect(session.status).toBe('signed-out');
  });

  it('begins with signing up', async () => {
    const { session, identity } = setUp(undefined, { [getMe.id]: testPerson('newcomer') });
    await session.signUp({ name: 'Demo', email: 'new@demo.test', password: 'trellis-demo' });
    expect([session.status, session.role, identity.signUps[0]?.name]).toEqual(['signed-in', null, 'Demo']);
  });

  it('ends with signing out', async () => {
    const { session, tokens } = setUp(ADA);
    await session.ready();
    await session.signOut();
    expect([session.status, session.me, tokens.isAuthenticated]).toEqual(['signed-out', undefined, false]);
  });

  it('ends here even where the provider fails at it', async () => {
    const { session, identity } = setUp(ADA);
    await session.ready();
    Object.assign(identity, { signOut: () => Promise.reject(new Error('offline')) });
    await session.signOut();
    expect(session.status).toBe('signed-out');
  });

  it('asks the server once about who signs in while it still settles who was there', async () => {
    const { session, identity, api } = setUp();
    identity.accounts.set('candidate@demo.test', 'secret');
    let settled = (_: undefined): void => undefined;
    Object.assign(identity, { currentUser: () => new Promise<undefined>((resolve) => (settled = resolve)) });
    const { signIn } = identity;
    const settling = session.ready();
    Object.assign(identity, {
      signIn: async (email: string, password: string) => {
        settled(undefined);
        await settling;
        return signIn(email, password);
      },
    });
    await session.signIn('candidate@demo.test', 'secret');
    expect([session.status, api.calls.filter(({ id }) => id === getMe.id).length]).toEqual(['signed-in', 1]);
  });

  it('follows another tab to another user, and out', async () => {
    const { session, identity } = setUp(ADA, inTurn(testPerson('candidate'), testPerson('employer')));
    await session.ready();
    identity.change({ ...userOf('employer@demo.test'), uid: 'bob' });
    await session.ready();
    await new Promise(process.nextTick);
    expect(session.role).toBe('employer');
    identity.change(undefined);
    expect(session.status).toBe('signed-out');
  });

  it('ends at once when another tab signs out, and begins when one signs in where the provider was never asked', async () => {
    const { session } = setUp(ADA);
    const stop = session.start();
    hear('signed-in');
    await session.ready();
    expect(session.status).toBe('signed-in');
    hear('signed-out');
    expect(session.status).toBe('signed-out');
    stop();
    hear('signed-in');
    expect(session.status).toBe('signed-out');
  });

  it('does not ask the provider because another tab signs out', async () => {
    const { session, identity } = setUp();
    const asked = jest.fn();
    Object.assign(identity, { currentUser: asked });
    const stop = session.start();
    hear('signed-out');
    stop();
    expect([session.status, asked.mock.calls.length]).toEqual(['signed-out', 0]);
  });

  it('does not begin again with an answer that comes after signing out', async () => {
    let answer = (_: unknown): void => undefined;
    const { session } = setUp(ADA, { [getMe.id]: () => new Promise((resolve) => (answer = resolve)) });
    const settling = session.ready();
    await new Promise(process.nextTick);
    await session.signOut();
    answer(testPerson('candidate'));
    await settling;
    expect([session.status, session.me]).toEqual(['signed-out', undefined]);
  });

  it('does not begin with a user whom the provider names after signing out', async () => {
    const { session, identity, api } = setUp(ADA);
    let name = (_: IdentityUser): void => undefined;
    Object.assign(identity, { currentUser: () => new Promise((resolve) => (name = resolve)) });
    const settling = session.ready();
    await session.signOut();
    name(ADA);
    await settling;
    expect([session.status, api.calls]).toEqual(['signed-out', []]);
  });

  it('refuses a late answer to a reload, about a user who has signed out', async () => {
    const answers: ((me: unknown) => void)[] = [];
    const { session } = setUp(ADA, { [getMe.id]: () => new Promise((resolve) => void answers.push(resolve)) });
    const settling = session.ready();
    await new Promise(process.nextTick);
    answers[0]?.(testPerson('candidate'));
    await settling;
    const reloading = session.reload().catch((error: unknown) => error);
    await new Promise(process.nextTick);
    await session.signOut();
    answers[1]?.(testPerson('candidate'));
    expect(await reloading).toMatchObject({ name: 'SessionChanged' });
    expect(session.status).toBe('signed-out');
  });

  it('adopts a late answer neither after signing out nor about another user', async () => {
    const { session } = setUp(ADA);
    await session.ready();
    const me = testPerson('candidate');
    session.adopt({ ...me, id: '018f0000-0000-7000-8000-0000000000ff', role: 'admin' });
    expect(session.role).toBe('candidate');
    await session.signOut();
    session.adopt(me);
    expect(session.status).toBe('signed-out');
  });

  it('does not begin with an answer that tells nobody', async () => {
    const { session } = setUp(ADA, { [getMe.id]: { id: '1' } });
    await expect(session.ready()).rejects.toMatchObject({ status: 0, code: 'unreadable' });
    expect(session.me).toBeUndefined();
  });
});
