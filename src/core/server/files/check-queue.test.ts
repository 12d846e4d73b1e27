import fc from 'fast-check';
import { CheckQueue } from './check-queue.ts';

const ownerOf = (id: string) => ({ kind: 'user', id }) as const;

/** A queue whose checks end when the test says so. */
function held(atOnce: number) {
  const queue = new CheckQueue(atOnce);
  const running: { readonly owner: string; readonly end: () => void }[] = [];
  const begun: string[] = [];
  /** Adds a file of the owner. Resolves with `done` or with the code of its refusal. */
  const add = (owner: string): Promise<string> =>
    queue
      .take(ownerOf(owner), async () => {
        begun.push(owner);
        const { promise, resolve } = Promise.withResolvers<void>();
        running.push({ owner, end: resolve });
        await promise;
        return 'done';
      })
      .catch((error: Error) => error.message);
  const endOne = async (): Promise<void> => {
    running.shift()?.end();
    await settle();
  };
  return { queue, running, begun, add, endOne };
}

/** Lets everything that can go on go on. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('The checks of files', () => {
  test('are one at a time for each owner, and owners take turns', async () => {
    const { begun, add, endOne } = held(1);
    for (const owner of ['a', 'a', 'a', 'b', 'c', 'b']) void add(owner);
    for (let left = 6; left > 0; left -= 1) await endOne();
    expect(begun).toEqual(['a', 'b', 'c', 'a', 'b', 'a']);
  });

  test('leave a free place to another owner', async () => {
    const { running, add, endOne } = held(2);
    for (const owner of ['a', 'a', 'a']) void add(owner);
    await settle();
    expect(running.map(({ owner }) => owner)).toEqual(['a']);
    void add('b');
    await settle();
    expect(running.map(({ owner }) => owner)).toEqual(['a', 'b']);
    await endOne();
    expect(running.map(({ owner }) => owner)).toEqual(['b', 'a']);
  });

  test('go on after one that failed, whose error the caller gets', async () => {
    const queue = new CheckQueue(1);
    const failing = queue.take(ownerOf('a'), () => Promise.reject(new Error('broken')));
    const next = queue.take(ownerOf('a'), () => Promise.resolve('done'));
    await expect(failing).rejects.toThrow('broken');
    await expect(next).resolves.toBe('done');
  });

  test('wait in 32 places, and further files are refused for ten seconds', async () => {
    const { queue, add } = held(1);
    for (let file = 0; file < 33; file += 1) void add('a');
    await settle();
    expect(() => queue.demandPlace(ownerOf('a'))).toThrow('files-busy');
    await expect(queue.take(ownerOf('a'), () => Promise.resolve(''))).rejects.toMatchObject({ code: 'files-busy', retryAfter: 10 });
  });

  test('give a place of the owner with most waiting files to a newcomer', async () => {
    const { queue, begun, add, endOne } = held(1);
    const files = Array.from({ length: 33 }, () => add('a'));
    await settle();
    expect(() => queue.demandPlace(ownerOf('b'))).not.toThrow();
    void add('b');
    await expect(files[32]).resolves.toBe('files-busy');
    await endOne();
    expect(begun).toEqual(['a', 'b']);
  });

  test('never run for one owner twice at once, never wait in more than 32 places, and all end', async () => {
    const step = fc.oneof({ weight: 3, arbitrary: fc.constantFrom('a', 'b', 'c') }, fc.constant(undefined));
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 3 }), fc.array(step, { maxLength: 120 }), async (atOnce, steps) => {
        const { running, add, endOne, begun } = held(atOnce);
        const ended: string[] = [];
        let added = 0;
        for (const owner of steps) {
          if (owner === undefined) await endOne();
          else {
            added += 1;
            void add(owner).then((outcome) => ended.push(outcome));
            await settle();
          }
          const owners = running.map((each) => each.owner);
          expect(owners.length).toBeLessThanOrEqual(atOnce);
          expect(new Set(owners).size).toBe(owners.length);
          const refused = ended.filter((outcome) => outcome === 'files-busy').length;
          expect(added - begun.length - refused).toBeLessThanOrEqual(32);
        }
        while (running.length > 0) await endOne();
        expect(ended).toHaveLength(added);
      }),
    );
  });
});
