import { BuildWatcher } from './build-watcher.ts';

const NEWER = { id: 'b', builtAt: '2026-03-01T09:30:00.000Z', prerendered: [] };

function setUp(answers: Readonly<Record<string, unknown>> = {}) {
  const asked: string[] = [];
  globalThis.fetch = async (input) => {
    asked.push(String(input));
    const answer = answers[String(input).split('?')[0] ?? ''];
    return answer === undefined ? new Response(null, { status: 404 }) : new Response(JSON.stringify(answer));
  };
  let time = 1_000_000;
  let online = true;
  const page = { storage: sessionStorage, now: () => time, reload: jest.fn(), isOnline: () => online };
  return {
    watcher: new BuildWatcher('a', page),
    asked,
    reload: page.reload,
    pass: (ms: number) => {
      time += ms;
    },
    unplug: () => {
      online = false;
    },
  };
}

const chunkError = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
const styleError = Object.assign(new Error('Loading CSS chunk 7 failed.'), { code: 'CSS_CHUNK_LOAD_FAILED' });

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

describe('the BuildWatcher', () => {
  it('requests the latest build with the time in the query to bypass caches', async () => {
    const { watcher, asked } = setUp({ '/builds/latest.json': { id: 'a' } });
    await watcher.poll();
    expect(asked).toEqual(['/builds/latest.json?t=1000000']);
    expect(watcher.newer).toBeUndefined();
  });

  it('reads a newer build from its manifest', async () => {
    const { watcher, asked } = setUp({ '/builds/latest.json': { id: 'b' }, '/builds/meta/b.json': NEWER });
    await watcher.poll();
    await watcher.poll();
    expect(watcher.newer).toEqual(NEWER);
    expect(asked.filter((address) => address.startsWith('/builds/meta/'))).toEqual(['/builds/meta/b.json']);
  });

  it('offers a newer build until it is declined, then offers the next build', async () => {
    const answers: Record<string, unknown> = { '/builds/latest.json': { id: 'b' }, '/builds/meta/b.json': NEWER };
    const { watcher } = setUp(answers);
    await watcher.poll();
    expect(watcher.offered).toEqual(NEWER);
    watcher.decline();
    expect(watcher.offered).toBeUndefined();
    Object.assign(answers, { '/builds/latest.json': { id: 'c' }, '/builds/meta/c.json': { ...NEWER, id: 'c' } });
    await watcher.poll();
    expect(watcher.offered?.id).toBe('c');
  });

  it('offers nothing after the newer build was rolled back', async () => {
    const answers: Record<string, unknown> = { '/builds/latest.json': { id: 'b' }, '/builds/meta/b.json': NEWER };
    const { watcher } = setUp(answers);
    await watcher.poll();
    answers['/builds/latest.json'] = { id: 'a' };
    await watcher.poll();
    expect(watcher.offered).toBeUndefined();
  });

  it('does not reload by itself for a newer build', async () => {
    const { watcher, reload } = setUp({ '/builds/latest.json': { id: 'b' }, '/builds/meta/b.json': NEWER });
    await watcher.poll();
    expect(reload).not.toHaveBeenCalled();
    watcher.reload();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('only logs an error when the manifest does not load', async () => {
    const { watcher } = setUp({ '/builds/latest.json': { id: 'b' } });
    await watcher.poll();
    expect(watcher.newer).toBeUndefined();
    expect(console.error).toHaveBeenCalledWith('The request for the latest build failed', expect.any(Error));
  });

  it('polls every 60 s, and when the tab becomes visible, until it is stopped', () => {
    jest.useFakeTimers();
    const { watcher, asked } = setUp({ '/builds/latest.json': { id: 'a' } });
    const stop = watcher.start();
    jest.advanceTimersByTime(60_000);
    expect(asked).toHaveLength(1);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(asked).toHaveLength(2);
    stop();
    jest.advanceTimersByTime(600_000);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(asked).toHaveLength(2);
  });

  it.each([chunkError, styleError])('reloads the page for a part that did not load, and not again within 10 s: $message', (error) => {
    const { watcher, reload, pass } = setUp();
    expect(watcher.recover(error)).toBe(true);
    pass(9_999);
    expect(watcher.recover(error)).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
    pass(1);
    expect(watcher.recover(error)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('does not reload without a network, because the page would be lost', () => {
    const { watcher, reload, unplug } = setUp();
    unplug();
    expect(watcher.recover(chunkError)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it('does not reload for any other error', () => {
    const { watcher, reload } = setUp();
    expect(watcher.recover(new Error('a pot fell'))).toBe(false);
    expect(watcher.recover('a pot fell')).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it('reloads after an unhandled rejection of a chunk that did not load', () => {
    const { watcher, reload } = setUp();
    const stop = watcher.start();
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: chunkError }));
    stop();
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
