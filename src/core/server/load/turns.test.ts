import { Turns } from './turns.ts';

describe('Turns', () => {
  /** Work that ends when the test says so. */
  function work() {
    const end = Promise.withResolvers<void>();
    const run = jest.fn(() => end.promise);
    return { run, end };
  }

  /** Lets everything that can go on go on. */
  const settle = () => new Promise((resolve) => setImmediate(resolve));

  it('let only so much work run at once, and the rest in the order of arrival', async () => {
    const turns = new Turns(2);
    const works = [work(), work(), work(), work()];
    const all = works.map(({ run }) => turns.take(run));
    const started = () => works.map(({ run }) => run.mock.calls.length);
    await settle();
    expect(started()).toEqual([1, 1, 0, 0]);
    works[1]?.end.resolve();
    await settle();
    expect(started()).toEqual([1, 1, 1, 0]);
    works[0]?.end.resolve();
    await settle();
    expect(started()).toEqual([1, 1, 1, 1]);
    for (const { end } of works) end.resolve();
    await Promise.all(all);
  });

  it('go on after work that failed, whose error the caller gets', async () => {
    const turns = new Turns(1);
    const failing = turns.take(() => Promise.reject(new Error('broken')));
    const next = turns.take(() => Promise.resolve('done'));
    await expect(failing).rejects.toThrow('broken');
    await expect(next).resolves.toBe('done');
    await expect(turns.take(() => Promise.resolve('later'))).resolves.toBe('later');
  });
});
