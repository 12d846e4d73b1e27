import { ApiError } from '../http/api-error.ts';
import { AUTOSAVE_PAUSE, Autosaver } from './autosaver.ts';

interface Call {
  readonly body: string;
  readonly succeed: () => void;
  readonly fail: (error: unknown) => void;
}

/** A saver whose calls the test answers. */
function aSaver(saved?: string): { saver: Autosaver<string>; calls: Call[] } {
  const calls: Call[] = [];
  const send = (body: string) => new Promise<void>((resolve, reject) => calls.push({ body, succeed: resolve, fail: reject }));
  return { saver: new Autosaver(send, saved, () => new Date('2026-05-05T09:41:00Z')), calls };
}

const pause = (share = 1): Promise<void> => jest.advanceTimersByTimeAsync(AUTOSAVE_PAUSE * share);

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('Autosaver', () => {
  it('saves once, after the typing has stopped', async () => {
    const { saver, calls } = aSaver('');
    saver.change('W');
    await pause(0.8);
    saver.change('We');
    await pause(0.8);
    expect([calls.length, saver.state]).toEqual([0, 'waiting']);
    await pause(0.2);
    expect(calls.map(({ body }) => body)).toEqual(['We']);
    expect(saver.state).toBe('saving');
    calls[0]?.succeed();
    await pause();
    expect([saver.state, saver.savedAt?.toISOString(), calls.length]).toEqual(['saved', '2026-05-05T09:41:00.000Z', 1]);
  });

  it('sends nothing while what is typed is what is saved', async () => {
    const { saver, calls } = aSaver('Welder');
    saver.change('Welder');
    saver.change('Welders');
    saver.change('Welder');
    await pause();
    expect([calls.length, saver.state]).toEqual([0, 'idle']);
  });

  it('keeps the order: what is typed during a save follows it', async () => {
    const { saver, calls } = aSaver('');
    saver.change('one');
    await pause();
    saver.change('two');
    await pause(3);
    expect(calls.map(({ body }) => body)).toEqual(['one']);
    calls[0]?.succeed();
    await pause();
    expect(calls.map(({ body }) => body)).toEqual(['one', 'two']);
    calls[1]?.succeed();
    await pause();
    expect(saver.state).toBe('saved');
  });

  it('sends once, however many wait for the same save to end', async () => {
    const { saver, calls } = aSaver('');
    saver.change('one');
    await pause();
    saver.change('two');
    void saver.flush();
    void saver.flush();
    calls[0]?.succeed();
    await pause();
    expect(calls.map(({ body }) => body)).toEqual(['one', 'two']);
  });

  it('keeps what did not arrive, and sends it when asked again', async () => {
    const { saver, calls } = aSaver('');
    saver.change('kept');
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

  it('stops where somebody was faster, until that is settled', async () => {
    const { saver, calls } = aSaver('');
    saver.change('mine');
    await pause();
    calls[0]?.fail(new ApiError(409, { code: 'conflict', message: 'Somebody was faster.' }));
    await pause();
    saver.change('mine, longer');
    await pause(2);
    expect([saver.state, calls.length]).toEqual(['conflict', 1]);
    void saver.retry();
    await pause();
    expect(calls.at(-1)?.body).toBe('mine, longer');
  });

  it('holds back what cannot be saved, and goes on with what can', async () => {
    const { saver, calls } = aSaver('Welder');
    saver.change('Weld');
    saver.hold(true);
    await pause(2);
    expect([saver.state, calls.length]).toEqual(['held', 0]);
    saver.hold(false);
    expect(saver.state).toBe('idle');
    saver.change('Welding');
    await pause();
    expect(calls.map(({ body }) => body)).toEqual(['Welding']);
  });

  it('saves at once when asked, after what is under way, and tells what went wrong', async () => {
    const { saver, calls } = aSaver('');
    saver.change('slow');
    await pause();
    const outcome = saver.saveNow('final').catch((error: unknown) => error);
    await pause();
    expect(calls.map(({ body }) => body)).toEqual(['slow']);
    calls[0]?.succeed();
    await pause();
    expect(calls.map(({ body }) => body)).toEqual(['slow', 'final']);
    calls[1]?.fail(new Error('away'));
    expect(await outcome).toEqual(new Error('away'));
    expect(saver.state).toBe('failed');
  });

  it('gives up what waits when its screen goes', async () => {
    const { saver, calls } = aSaver('');
    saver.change('gone');
    saver.stop();
    await pause(2);
    expect(calls).toEqual([]);
  });
});
