import { ApiError } from '../http/api-error.ts';
import { AUTOSAVE_PAUSE, Autosaver } from './autosaver.ts';
import { sendable, typedOf } from './save-machine.ts';

interface Call {
  readonly body: string;
  readonly succeed: () => void;
  readonly fail: (error: unknown) => void;
}

/** A saver whose calls the test completes. */
function aSaver(saved = ''): { saver: Autosaver<string>; calls: Call[] } {
  const calls: Call[] = [];
  const send = (body: string) => new Promise<void>((resolve, reject) => calls.push({ body, succeed: resolve, fail: reject }));
  return { saver: new Autosaver(send, sendable(saved), () => new Date('2026-05-05T09:41:00Z')), calls };
}

const pause = (share = 1): Promise<void> => jest.advanceTimersByTimeAsync(AUTOSAVE_PAUSE * share);

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.useRealTimers());

describe('Autosaver', () => {
  it('saves once after the typing has stopped', async () => {
    const { saver, calls } = aSaver('');
    saver.take(sendable('W'));
    await pause(0.8);
    saver.take(sendable('We'));
    await pause(0.8);
    expect([calls.length, saver.state]).toEqual([0, 'waiting']);
    await pause(0.2);
    expect(calls.map(({ body }) => body)).toEqual(['We']);
    expect(saver.state).toBe('saving');
    calls[0]?.succeed();
    await pause();
    expect([saver.state, saver.savedAt?.toISOString(), calls.length]).toEqual(['saved', '2026-05-05T09:41:00.000Z', 1]);
  });

  it('sends nothing while the typed content equals the saved content', async () => {
    const { saver, calls } = aSaver('Welder');
    saver.take(sendable('Welder'));
    saver.take(sendable('Welders'));
    saver.take(sendable('Welder'));
    await pause();
    expect([calls.length, saver.state]).toEqual([0, 'idle']);
  });

  it('sends content that is typed during a save after that save', async () => {
    const { saver, calls } = aSaver('');
    saver.take(sendable('one'));
    await pause();
    saver.take(sendable('two'));
    await pause(3);
    expect(calls.map(({ body }) => body)).toEqual(['one']);
    calls[0]?.succeed();
    await pause();
    expect(calls.map(({ body }) => body)).toEqual(['one', 'two']);
    calls[1]?.succeed();
    await pause();
    expect(saver.state).toBe('saved');
  });

  it('sends once, even if several callers wait for the same save', async () => {
    const { saver, calls } = aSaver('');
    saver.take(sendable('one'));
    await pause();
    saver.take(sendable('two'));
    void saver.flush();
    void saver.flush();
    calls[0]?.succeed();
    await pause();
    expect(calls.map(({ body }) => body)).toEqual(['one', 'two']);
  });

  it('keeps content that did not arrive, and sends it on retry', async () => {
    const { saver, calls } = aSaver('');
    saver.take(sendable('kept'));
    await pause();
    calls[0]?.fail(new Error('away'));
    await pause();
    expect(saver.state).toBe('failed');
    void saver.retry();
    await pause();
    expect(calls.map(({ body }) => body)).toEqual(['kept', 'kept']);
    calls[1]?.succeed();
    await pause();
    expect(saver.state).toBe('saved');
  });

  it('stops when another user saved first, until the conflict is resolved', async () => {
    const { saver, calls } = aSaver('');
    saver.take(sendable('mine'));
    await pause();
    calls[0]?.fail(new ApiError(409, { code: 'conflict', message: 'Somebody was faster.' }));
    await pause();
    saver.take(sendable('mine, longer'));
    await pause(2);
    expect([saver.state, calls.length]).toEqual(['conflict', 1]);
    void saver.retry();
    await pause();
    expect(calls.at(-1)?.body).toBe('mine, longer');
  });

  it('holds back invalid content and continues with valid content', async () => {
    const { saver, calls } = aSaver('Welder');
    saver.take(sendable('Weld'));
    saver.take(typedOf<string>(undefined, 'W'));
    await pause(2);
    expect([saver.state, calls.length]).toEqual(['held', 0]);
    saver.take(sendable('Welder'));
    expect(saver.state).toBe('idle');
    saver.take(sendable('Welding'));
    await pause();
    expect(calls.map(({ body }) => body)).toEqual(['Welding']);
  });

  it('saves without a pause after the current save, and reports the error', async () => {
    const { saver, calls } = aSaver('');
    saver.take(sendable('slow'));
    await pause();
    const outcome = saver.saveNow(sendable('final')).catch((error: unknown) => error);
    await pause();
    expect(calls.map(({ body }) => body)).toEqual(['slow']);
    calls[0]?.succeed();
    await pause();
    expect(calls.map(({ body }) => body)).toEqual(['slow', 'final']);
    calls[1]?.fail(new Error('away'));
    expect(await outcome).toEqual(new Error('away'));
    expect(saver.state).toBe('failed');
  });

  it('holds invalid content that is typed during a save', async () => {
    const { saver, calls } = aSaver('Welder');
    saver.take(sendable('Welding'));
    await pause();
    saver.take(typedOf<string>(undefined, 'W'));
    expect(saver.state).toBe('saving');
    calls[0]?.succeed();
    await pause(2);
    expect([saver.state, saver.isOnServer, calls.length]).toEqual(['held', false, 1]);
  });

  it('saves the previously saved content when it is typed again during a save', async () => {
    const { saver, calls } = aSaver('old');
    saver.take(sendable('new'));
    await pause();
    saver.take(sendable('old'));
    calls[0]?.succeed();
    await pause();
    calls[1]?.succeed();
    await pause();
    expect(calls.map(({ body }) => body)).toEqual(['new', 'old']);
    expect(saver.isOnServer).toBe(true);
  });

  it.each([0, 500, 503])('saves restored old content when %d leaves the content on the server uncertain', async (status) => {
    const { saver, calls } = aSaver('old');
    saver.take(sendable('new'));
    await pause();
    calls[0]?.fail(new ApiError(status, undefined));
    await pause();
    saver.take(sendable('old'));
    expect(saver.isOnServer).toBe(false);
    await pause();
    expect(calls.map(({ body }) => body)).toEqual(['new', 'old']);
  });

  it.each([400, 422, 499])('sends nothing when content is rejected with %d and the user restores the saved content', async (status) => {
    const { saver, calls } = aSaver('old');
    saver.take(sendable('new'));
    await pause();
    calls[0]?.fail(new ApiError(status, { code: 'invalid', message: 'No.' }));
    await pause();
    expect(saver.state).toBe('failed');
    saver.take(sendable('old'));
    await pause(2);
    expect([saver.state, saver.isOnServer, calls.length]).toEqual(['idle', true, 1]);
  });

  it.each([422, 503, 0])('saves newer content after a save that ended with %d', async (status) => {
    const { saver, calls } = aSaver('');
    saver.take(sendable('one'));
    await pause();
    saver.take(sendable('two'));
    calls[0]?.fail(new ApiError(status, undefined));
    await pause();
    expect(calls.map(({ body }) => body)).toEqual(['one', 'two']);
  });

  it('sends nothing automatically, by flush or by submit during a conflict', async () => {
    const { saver, calls } = aSaver('');
    const conflict = new ApiError(409, { code: 'conflict', message: 'Another person was faster.' });
    saver.take(sendable('mine'));
    await pause();
    const submitted = saver.saveNow(sendable('submitted')).catch((error: unknown) => error);
    const flushed = saver.flush();
    calls[0]?.fail(conflict);
    await flushed;
    expect(await submitted).toBe(conflict);
    saver.take(sendable('more'));
    await saver.flush();
    await pause(2);
    expect(await saver.saveNow(sendable('again')).catch((error: unknown) => error)).toBe(conflict);
    expect([saver.state, saver.isOnServer, calls.length]).toEqual(['conflict', false, 1]);
  });

  it('overwrites a conflict with the content from before it when the user decides so', async () => {
    const { saver, calls } = aSaver('old');
    saver.take(sendable('mine'));
    await pause();
    calls[0]?.fail(new ApiError(409, undefined));
    await pause();
    saver.take(sendable('old'));
    void saver.retry();
    await pause();
    expect(calls.map(({ body }) => body)).toEqual(['mine', 'old']);
  });

  it('does not count content as saved that was sent over a conflict without a response', async () => {
    const { saver, calls } = aSaver('old');
    saver.take(sendable('mine'));
    await pause();
    calls[0]?.fail(new ApiError(409, undefined));
    await pause();
    void saver.retry();
    await pause();
    calls[1]?.fail(new ApiError(0, undefined));
    await pause();
    expect([saver.state, saver.isOnServer]).toEqual(['failed', false]);
    void saver.retry();
    await pause();
    expect(calls.map(({ body }) => body)).toEqual(['mine', 'mine', 'mine']);
  });

  it('reports an error that is thrown before anything is sent', async () => {
    const error = new Error('no body');
    const saver = new Autosaver<string>(() => {
      throw error;
    }, sendable(''));
    saver.take(sendable('x'));
    await saver.flush();
    expect(saver.state).toBe('failed');
    expect(await saver.saveNow(sendable('x')).catch((thrown: unknown) => thrown)).toBe(error);
  });

  it('treats a draft that is based on another content as a conflict', async () => {
    const { saver, calls } = aSaver('of another person');
    saver.resume(sendable('mine'), [sendable('old').key]);
    await saver.flush();
    expect([saver.state, saver.bases, calls.length]).toEqual(['conflict', [sendable('old').key], 0]);
  });

  it.each([undefined, [sendable('old').key]])('saves a draft that is based on the content of the server: %j', async (over) => {
    const { saver, calls } = aSaver('old');
    saver.resume(sendable('mine'), over);
    await pause();
    expect(calls.map(({ body }) => body)).toEqual(['mine']);
    expect(saver.bases).toEqual([sendable('old').key, sendable('mine').key]);
  });
});
