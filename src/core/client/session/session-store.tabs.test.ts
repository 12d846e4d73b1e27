import { refusal } from '#core/testing/fake-api.ts';
import { userOf } from '#core/testing/fake-identity.ts';
import { ADA, inTurn, testSession } from '#core/testing/session-kit.ts';
import { testPerson } from '#core/testing/test-people.ts';
import { testToken } from '#core/testing/test-token.ts';
import { TokenService } from '../token/token-service.ts';

/** Waits for work that was started without waiting for it. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Simulates a message from another tab. */
function hear(news: string): void {
  window.dispatchEvent(new StorageEvent('storage', { key: 'trellis.session', newValue: `${news} 1` }));
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => new TokenService().clearToken());

describe('the session of several tabs', () => {
  it('follows another tab to another user, and to a sign-out', async () => {
    const { session, identity } = testSession(ADA, inTurn(testPerson('candidate'), testPerson('employer')));
    await session.ready();
    identity.change({ ...userOf('employer@demo.test'), uid: 'bob' });
    await session.ready();
    await new Promise(process.nextTick);
    expect(session.role).toBe('employer');
    identity.change(undefined);
    expect(session.status).toBe('signed-out');
  });

  it('ends at once when another tab signs out, and begins when one signs in before the provider was asked', async () => {
    const { session } = testSession(ADA);
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

  it('does not ask the provider when another tab signs out', async () => {
    const { session, identity } = testSession();
    const asked = jest.fn();
    Object.assign(identity, { currentUser: asked });
    const stop = session.start();
    hear('signed-out');
    stop();
    expect([session.status, asked.mock.calls.length]).toEqual(['signed-out', 0]);
  });

  it('tells other tabs of signing in and out', async () => {
    const told = jest.spyOn(Storage.prototype, 'setItem');
    const { session, identity } = testSession();
    identity.accounts.set(ADA.email, 'trellis-demo');
    await session.signIn(ADA.email, 'trellis-demo');
    await session.signOut();
    const news = told.mock.calls.filter(([key]) => key === 'trellis.session').map(([, value]) => value.split(' ')[0]);
    told.mockRestore();
    expect(news).toEqual(['signed-in', 'signed-out']);
  });

  it('logs why a user of another tab could not be loaded, and does not change', async () => {
    const failure = refusal(503, 'unavailable', 'Not ready.');
    const { session, identity } = testSession(ADA, inTurn(testPerson('candidate'), failure));
    await session.ready();
    identity.change({ ...userOf('employer@demo.test'), uid: 'bob' });
    await nextTask();
    expect(console.error).toHaveBeenCalledWith('The signed-in user could not be loaded', failure);
    expect(session.role).toBe('candidate');
  });

  it('begins by itself when another tab signs in, and makes no call twice', async () => {
    const { session, api } = testSession(ADA);
    const stop = session.start();
    hear('signed-in');
    hear('signed-in');
    await nextTask();
    hear('signed-in');
    await nextTask();
    stop();
    expect([session.status, api.calls.length]).toEqual(['signed-in', 1]);
  });

  it('logs why the session of another tab did not load', async () => {
    const failure = refusal(503, 'unavailable', 'Not ready.');
    const { session } = testSession(ADA, inTurn(failure));
    const stop = session.start();
    hear('signed-in');
    await nextTask();
    stop();
    expect(console.error).toHaveBeenCalledWith('The session of another tab did not load', failure);
  });

  it('does not end when another tab signs in', async () => {
    const { session } = testSession(ADA);
    await session.ready();
    const stop = session.start();
    hear('signed-in');
    stop();
    expect(session.status).toBe('signed-in');
  });

  it('stays unknown when another tab signs out before this tab knew its user', () => {
    new TokenService().setToken(testToken('of yesterday'));
    const { session } = testSession(ADA);
    const stop = session.start();
    hear('signed-out');
    stop();
    expect(session.status).toBe('unknown');
  });
});
