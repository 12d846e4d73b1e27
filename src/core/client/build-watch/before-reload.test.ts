import { beforeReload, saveBeforeReload } from './before-reload.ts';

afterEach(() => jest.useRealTimers());

describe('before a reload that the user requested', () => {
  it('everything on screen is saved, and a failed save does not block the reload', async () => {
    const steps: string[] = [];
    const stops = [
      beforeReload(async () => void steps.push('saved')),
      beforeReload(() => Promise.reject(new Error('the server is gone'))),
      beforeReload(async () => void steps.push('of a page that went')),
    ];
    stops.pop()?.();
    await saveBeforeReload();
    expect(steps).toEqual(['saved']);
    for (const stop of stops) stop();
  });

  it('the reload does not wait for saves that take longer than 3 seconds', async () => {
    jest.useFakeTimers();
    const stop = beforeReload(() => new Promise(() => undefined));
    let isDone = false;
    const saving = saveBeforeReload().then(() => {
      isDone = true;
    });
    await jest.advanceTimersByTimeAsync(2999);
    expect(isDone).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    await saving;
    stop();
  });
});
