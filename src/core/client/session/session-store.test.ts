import { autorun } from 'mobx';
import { getMe } from '#core/contract/me.ts';
import { refusal } from '#core/testing/fake-api.ts';
import { userOf } from '#core/testing/fake-identity.ts';
import { ADA, inTurn, testSession } from '#core/testing/session-kit.ts';
import { testPerson } from '#core/testing/test-people.ts';
import { testToken } from '#core/testing/test-token.ts';
import { TokenService } from '../token/token-service.ts';
import type { IdentityUser } from './identity-client.ts';

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => new TokenService().clearToken());

describe('the session', () => {
  it('is signed out from the start for a visitor without a token', () => {
    expect(testSession().session.status).toBe('signed-out');
  });

  it('is unknown until the token of an earlier visit is checked', () => {
    new TokenService().setToken(testToken('of yesterday'));
    expect(testSession(ADA).session.status).toBe('unknown');
  });

  it('asks the provider whether a user is signed in and the server for the user, once', async () => {
    const { session, api } = testSession(ADA);
    await Promise.all([session.ready(), session.ready()]);
    await session.ready();
    expect([session.status, session.role, api.calls.length]).toEqual(['signed-in', 'candidate', 1]);
  });

  it('reports what the server would allow', async () => {
    const { session } = testSession(ADA);
    expect(session.may('application', 'create')).toBe(false);
    await session.ready();
    expect([session.may('application', 'create'), session.may('job-posting', 'create')]).toEqual([true, false]);
  });

  it('fails when the server fails, and asks again the next time', async () => {
    const { session } = testSession(ADA, inTurn(refusal(503, 'unavailable', 'Not ready.'), testPerson('employer')));
    await expect(session.ready()).rejects.toThrow('Not ready.');
    await session.ready();
    expect(session.role).toBe('employer');
  });

  it('begins with a sign-in, and asks for the user only once although the provider also reports the change', async () => {
    const { session, identity, api } = testSession();
    identity.accounts.set(ADA.email, 'trellis-demo');
    await session.signIn(ADA.email, 'trellis-demo');
    expect([session.status, api.calls.length]).toEqual(['signed-in', 1]);
    await session.ready();
    expect(api.calls).toHaveLength(1);
  });

  it('does not begin when the password is wrong', async () => {
    const { session } = testSession();
    await expect(session.signIn(ADA.email, 'wrong')).rejects.toMatchObject({ code: 'auth/invalid-credential' });
    expect(session.status).toBe('signed-out');
  });

  it('begins with a sign-up', async () => {
    const { session, identity } = testSession(undefined, { [getMe.id]: testPerson('newcomer') });
    await session.signUp({ name: 'Demo', email: 'new@demo.test', password: 'trellis-demo' });
    expect([session.status, session.role, identity.signUps[0]?.name]).toEqual(['signed-in', null, 'Demo']);
  });

  it('ends with a sign-out', async () => {
    const { session, tokens } = testSession(ADA);
    await session.ready();
    await session.signOut();
    expect([session.status, session.me, tokens.isAuthenticated]).toEqual(['signed-out', undefined, false]);
  });

  it('ends in this tab even if the sign-out at the provider fails', async () => {
    const { session, identity } = testSession(ADA);
    await session.ready();
    Object.assign(identity, { signOut: () => Promise.reject(new Error('offline')) });
    await session.signOut();
    expect(session.status).toBe('signed-out');
  });

  it('asks the server once for a user who signs in while the earlier user is still being loaded', async () => {
    const { session, identity, api } = testSession();
    identity.accounts.set('candidate@demo.test', 'secret');
    let answer = (_: undefined): void => undefined;
    Object.assign(identity, { currentUser: () => new Promise<undefined>((resolve) => (answer = resolve)) });
    const { signIn } = identity;
    const ready = session.ready();
    Object.assign(identity, {
      signIn: async (email: string, password: string) => {
        answer(undefined);
        await ready;
        return signIn(email, password);
      },
    });
    await session.signIn('candidate@demo.test', 'secret');
    expect([session.status, api.calls.filter(({ id }) => id === getMe.id).length]).toEqual(['signed-in', 1]);
  });

  it('does not begin again with an answer that arrives after a sign-out', async () => {
    let answer = (_: unknown): void => undefined;
    const { session } = testSession(ADA, { [getMe.id]: () => new Promise((resolve) => (answer = resolve)) });
    const ready = session.ready();
    await new Promise(process.nextTick);
    await session.signOut();
    answer(testPerson('candidate'));
    await ready;
    expect([session.status, session.me]).toEqual(['signed-out', undefined]);
  });

  it('does not begin with a user that the provider reports after a sign-out', async () => {
    const { session, identity, api } = testSession(ADA);
    let name = (_: IdentityUser): void => undefined;
    Object.assign(identity, { currentUser: () => new Promise((resolve) => (name = resolve)) });
    const ready = session.ready();
    await session.signOut();
    name(ADA);
    await ready;
    expect([session.status, api.calls]).toEqual(['signed-out', []]);
  });

  it('refuses a late answer to a reload about a user who has signed out', async () => {
    const answers: ((me: unknown) => void)[] = [];
    const { session } = testSession(ADA, { [getMe.id]: () => new Promise((resolve) => void answers.push(resolve)) });
    const ready = session.ready();
    await new Promise(process.nextTick);
    answers[0]?.(testPerson('candidate'));
    await ready;
    const reloading = session.reload().catch((error: unknown) => error);
    await new Promise(process.nextTick);
    await session.signOut();
    answers[1]?.(testPerson('candidate'));
    expect(await reloading).toMatchObject({ name: 'SessionChanged' });
    expect(session.status).toBe('signed-out');
  });

  it('adopts a late answer neither after a sign-out nor about another user', async () => {
    const { session } = testSession(ADA);
    await session.ready();
    const me = testPerson('candidate');
    session.adopt({ ...me, id: '018f0000-0000-7000-8000-0000000000ff', role: 'admin' });
    expect(session.role).toBe('candidate');
    await session.signOut();
    session.adopt(me);
    expect(session.status).toBe('signed-out');
  });

  it('does not begin with an answer without a user', async () => {
    const { session } = testSession(ADA, { [getMe.id]: { id: '1' } });
    await expect(session.ready()).rejects.toMatchObject({ status: 0, code: 'unreadable' });
    expect(session.me).toBeUndefined();
  });

  it('has no role until it begins', () => {
    expect(testSession().session.role).toBeUndefined();
  });

  it('ends when the provider has no user although a token of an earlier visit exists', async () => {
    new TokenService().setToken(testToken('of yesterday'));
    const { session } = testSession();
    await session.ready();
    expect(session.status).toBe('signed-out');
  });

  it('drops the token and logs the failure when the sign-out at the provider fails', async () => {
    const { session, identity, tokens } = testSession(ADA);
    await session.ready();
    tokens.setToken(testToken('of ada'));
    const failure = new Error('offline');
    Object.assign(identity, { signOut: () => Promise.reject(failure) });
    await session.signOut();
    expect([tokens.isAuthenticated, new TokenService().token]).toEqual([false, null]);
    expect(console.error).toHaveBeenCalledWith('The sign-out at the identity provider failed', failure);
  });

  it('adopts a server answer about the same user', async () => {
    const { session } = testSession(ADA);
    await session.ready();
    session.adopt({ ...testPerson('candidate'), name: 'Another name' });
    expect(session.me?.name).toBe('Another name');
  });

  it.each([
    { id: '1', name: 'Ada' },
    { id: '1', abilities: [] },
    { id: '1', name: 7, abilities: [] },
  ])('does not begin with an incomplete answer: %j', async (answer) => {
    const { session } = testSession(ADA, { [getMe.id]: answer });
    await expect(session.ready()).rejects.toMatchObject({ code: 'unreadable' });
  });

  it('notifies observers of the user, and keeps the received object', async () => {
    const me = testPerson('candidate');
    const { session } = testSession(ADA, { [getMe.id]: me });
    const seen: unknown[] = [];
    const stop = autorun(() => void seen.push([session.status, session.me]));
    await session.ready();
    stop();
    expect(seen.at(-1)).toEqual(['signed-in', me]);
    expect(session.me).toBe(me);
  });

  it('drops a late answer about a user when another user has signed in', async () => {
    const answers: ((me: unknown) => void)[] = [];
    const { session, identity } = testSession(ADA, { [getMe.id]: () => new Promise((resolve) => void answers.push(resolve)) });
    const ready = session.ready();
    await new Promise(process.nextTick);
    identity.user = { ...userOf('employer@demo.test'), uid: 'bob' };
    const entering = session.enter(identity.user);
    await new Promise(process.nextTick);
    answers[1]?.(testPerson('employer'));
    await entering;
    answers[0]?.(testPerson('candidate'));
    await ready;
    expect(session.role).toBe('employer');
  });

  it('accepts an answer about a user that the provider reported twice', async () => {
    const answers: ((me: unknown) => void)[] = [];
    const { session } = testSession(ADA, { [getMe.id]: () => new Promise((resolve) => void answers.push(resolve)) });
    const [first, second] = [session.enter(ADA), session.enter(ADA)];
    await new Promise(process.nextTick);
    answers[0]?.(testPerson('candidate'));
    expect(await first).toMatchObject({ role: 'candidate' });
    answers[1]?.(testPerson('candidate'));
    expect(await second).toMatchObject({ role: 'candidate' });
  });

  it('does not ask again when the provider reports the current user', async () => {
    const { session, identity, api } = testSession(ADA);
    await session.ready();
    identity.change(ADA);
    await new Promise(process.nextTick);
    expect(api.calls).toHaveLength(1);
  });
});
