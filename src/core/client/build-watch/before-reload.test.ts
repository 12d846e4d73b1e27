import { beforeReload, saveBeforeReload } from './before-reload.ts';

afterEach(() => jest.useRealTimers());

describe('before a reload that somebody asked for', () => {
  it('everything on screen is saved; what cannot be saved does not hold it up', async () => {
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

  it('what takes longer than 3 seconds is not waited for', async () => {
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
