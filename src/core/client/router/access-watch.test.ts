import { getEpoch } from '#core/contract/epoch.ts';
import { getMe } from '#core/contract/me.ts';
import { type FakeReplies, refusal } from '#core/testing/fake-api.ts';
import { ADA, testSession } from '#core/testing/session-kit.ts';
import { testPerson } from '#core/testing/test-people.ts';
import { TokenService } from '../token/token-service.ts';
import { AccessWatch } from './access-watch.ts';

const SECOND = 1000;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  become('visible');
  jest.useRealTimers();
  new TokenService().clearToken();
});

function become(state: DocumentVisibilityState): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

/** A signed-in candidate whose rights are watched. `abilities` are what the server answers now. */
async function watched(replies: FakeReplies = {}) {
  const server = { abilities: ['garden:update'] };
  const me = () => testPerson('candidate', { abilities: server.abilities });
  const { session, api, identity } = testSession(ADA, { [getEpoch.id]: { epoch: 1 }, [getMe.id]: me, ...replies });
  await session.ready();
  const onRefusal = jest.fn(async () => undefined);
  const stop = new AccessWatch({ api, session, identity, onRefusal }).start();
  api.calls.length = 0;
  return { session, api, server, stop, onRefusal, called: () => api.calls.map(({ id }) => id) };
}

const pass = (milliseconds: number): Promise<void> => jest.advanceTimersByTimeAsync(milliseconds);

describe('the watch over the rights of the user', () => {
  it('asks for the user again when an answer has another number, once for several answers', async () => {
    const { session, api, server, stop, called } = await watched();
    server.abilities = [];
    api.epoch = '2';
    await Promise.all([api.call(getEpoch), api.call(getEpoch)]);
    await pass(0);
    expect(called()).toEqual([getEpoch.id, getEpoch.id, getMe.id]);
    expect(session.may('garden', 'update')).toBe(false);
    await pass(10 * SECOND);
    expect(called()).toHaveLength(3);
    stop();
  });

  it('notices a withdrawn right within 25 s in a visible tab that sends no calls', async () => {
    const { session, api, server, stop } = await watched();
    server.abilities = [];
    // The server knows of the change after at most 2 s.
    await pass(2 * SECOND);
    api.epoch = '2';
    await pass(23 * SECOND);
    expect(session.may('garden', 'update')).toBe(false);
    stop();
  });

  it('asks 20 s after the last call, and again every 20 s', async () => {
    const { api, stop, called } = await watched();
    await pass(15 * SECOND);
    await api.call(getMe);
    await pass(19.9 * SECOND);
    expect(called()).toEqual([getMe.id]);
    await pass(0.2 * SECOND);
    expect(called()).toEqual([getMe.id, getEpoch.id]);
    await pass(40 * SECOND);
    expect(called()).toEqual([getMe.id, getEpoch.id, getEpoch.id, getEpoch.id]);
    stop();
  });

  it('asks nothing while the tab is hidden, and at once when it is seen again', async () => {
    const { stop, called } = await watched();
    become('hidden');
    await pass(60 * SECOND);
    expect(called()).toEqual([]);
    become('visible');
    await pass(0);
    expect(called()).toEqual([getEpoch.id]);
    stop();
  });

  it('asks nothing after it has stopped', async () => {
    const { stop, called } = await watched();
    stop();
    await pass(60 * SECOND);
    become('visible');
    await pass(60 * SECOND);
    expect(called()).toEqual([]);
  });

  it('asks again later when a question fails, without a message', async () => {
    let failures = 1;
    const answer = () => {
      failures -= 1;
      if (failures >= 0) throw refusal(503, 'unavailable', 'Not ready.');
      return { epoch: 1 };
    };
    const { api, stop, called } = await watched({ [getEpoch.id]: answer });
    await pass(41 * SECOND);
    expect(called()).toEqual([getEpoch.id, getEpoch.id]);
    api.epoch = '2';
    await pass(20 * SECOND);
    expect(called().slice(2)).toEqual([getEpoch.id, getMe.id]);
    stop();
  });

  it('asks at most every 2 s while servers disagree about the number', async () => {
    const answer = { me: () => testPerson('candidate') };
    const { api, stop, called } = await watched({ [getMe.id]: () => answer.me() });
    answer.me = () => {
      api.epoch = api.epoch === '1' ? '2' : '1';
      return testPerson('candidate');
    };
    api.epoch = '3';
    await api.call(getEpoch);
    await pass(3 * SECOND);
    expect(called()).toEqual([getEpoch.id, getMe.id, getMe.id]);
    stop();
  });

  it('learns of a suspension by a refused call, and asks no more while it knows it', async () => {
    const { session, api, stop, onRefusal, called } = await watched({
      [getMe.id]: testPerson('candidate', { suspension: 'spam' }),
      'garden.list': refusal(403, 'suspended', 'Your account is suspended.'),
    });
    const list = { id: 'garden.list', method: 'GET', path: '/plants', summary: 'All plants.' } as const;
    session.adopt({ ...testPerson('candidate'), suspension: null });
    for (let call = 0; call < 3; call += 1) {
      await api.call(list).catch(() => undefined);
      await pass(0);
    }
    expect(session.isSuspended).toBe(true);
    expect(called().filter((id) => id === getMe.id)).toHaveLength(1);
    expect(onRefusal).toHaveBeenCalled();
    stop();
  });
});
