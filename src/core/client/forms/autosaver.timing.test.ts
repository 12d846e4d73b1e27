import { autorun } from 'mobx';
import { ApiError } from '../http/api-error.ts';
import { AUTOSAVE_PAUSE, Autosaver } from './autosaver.ts';
import { sendable } from './save-machine.ts';

/** A saver that starts with `old`, and the functions that end its saves. */
function aSaver() {
  const ends: { readonly body: string; readonly succeed: () => void; readonly fail: (error: unknown) => void }[] = [];
  const send = (body: string) => new Promise<void>((succeed, fail) => ends.push({ body, succeed, fail }));
  return { saver: new Autosaver<string>(send, sendable('old')), ends, sent: () => ends.map(({ body }) => body) };
}

const pause = (share: number): Promise<void> => jest.advanceTimersByTimeAsync(AUTOSAVE_PAUSE * share);

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.useFakeTimers({ now: new Date('2026-05-05T09:41:00Z') });
});
afterEach(() => jest.useRealTimers());

it('Content that is typed during a save is sent at once when the save ends after the pause', async () => {
  const { saver, ends, sent } = aSaver();
  saver.take(sendable('one'));
  await pause(1);
  saver.take(sendable('two'));
  await pause(1);
  ends[0]?.succeed();
  await pause(0);
  expect(sent()).toEqual(['one', 'two']);
});

it('Content that is typed during a save is sent at the end of the pause when the save ends before the pause', async () => {
  const { saver, ends, sent } = aSaver();
  saver.take(sendable('one'));
  await pause(1);
  saver.take(sendable('two'));
  await pause(0.5);
  ends[0]?.succeed();
  await pause(0.4);
  expect(sent()).toEqual(['one']);
  await pause(0.1);
  expect(sent()).toEqual(['one', 'two']);
});

it('a resumed draft waits for its own pause', async () => {
  const { saver, sent } = aSaver();
  saver.take(sendable('typed'));
  await pause(0.5);
  saver.resume(sendable('draft'), undefined);
  await pause(0.9);
  expect(sent()).toEqual([]);
  await pause(0.1);
  expect(sent()).toEqual(['draft']);
});

it('observers see each state and the time of the save', async () => {
  const { saver, ends } = aSaver();
  const seen: unknown[] = [];
  const stop = autorun(() => void seen.push([saver.state, saver.isOnServer, saver.savedAt?.toISOString()]));
  const { take } = saver;
  take(sendable('new'));
  await pause(1);
  ends[0]?.succeed();
  await pause(0);
  stop();
  expect(seen).toEqual([
    ['idle', true, undefined],
    ['waiting', false, undefined],
    ['saving', false, undefined],
    ['saved', true, '2026-05-05T09:41:00.800Z'],
  ]);
});

describe('A save', () => {
  it('that the user requested resolves when it is saved, and logs nothing when it fails', async () => {
    const { saver, ends } = aSaver();
    const first = saver.saveNow(sendable('old'));
    await pause(0);
    ends[0]?.succeed();
    expect(await first).toBeUndefined();
    const second = saver.saveNow(sendable('old')).catch((error: unknown) => error);
    await pause(0);
    const failure = new ApiError(503, undefined);
    ends[1]?.fail(failure);
    expect(await second).toBe(failure);
    expect(console.error).not.toHaveBeenCalled();
  });

  it('that started automatically logs its failure', async () => {
    const { saver, ends } = aSaver();
    saver.take(sendable('new'));
    await pause(1);
    const failure = new ApiError(503, undefined);
    ends[0]?.fail(failure);
    await pause(0);
    expect(jest.mocked(console.error).mock.calls).toEqual([['A form was not saved', failure]]);
  });

  it('is rejected as a conflict while the draft is in conflict, whatever was saved before', async () => {
    const { saver, ends } = aSaver();
    const first = saver.saveNow(sendable('own'));
    await pause(0);
    ends[0]?.succeed();
    await first;
    saver.resume(sendable('draft'), [sendable('other').key]);
    expect(await saver.saveNow(sendable('draft')).catch((error: unknown) => error)).toMatchObject({ name: 'ApiError', status: 409 });
  });
});
