import { type HashingLine, HashingQueue, TooManyHashings } from './hashing-queue.ts';

let at: number;
let ended: string[];
let running: (() => void)[];
let queue: HashingQueue;

beforeEach(() => {
  at = 0;
  ended = [];
  running = [];
  queue = new HashingQueue({ parallel: 2, longestWait: 1000, usual: 100, clock: () => at });
});

/** Asks for a hashing. What became of it is in `ended`. */
function ask(line: HashingLine, name: string): void {
  const work = (): Promise<void> =>
    new Promise((resolve) => {
      running.push(resolve);
    });
  queue.run(line, work).then(
    () => ended.push(name),
    (error: unknown) => ended.push(error instanceof TooManyHashings ? `${name} in ${error.retryAfter} s` : String(error)),
  );
}

/** Ends the oldest running hashing after some milliseconds. */
async function end(milliseconds: number): Promise<void> {
  at += milliseconds;
  running.shift()?.();
  await settled();
}

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('two hashings run at once, and the next begins when one ends', async () => {
  for (const name of ['one', 'two', 'three']) ask('sign-in', name);
  await settled();
  expect(running).toHaveLength(2);
  await end(100);
  expect(ended).toEqual(['one']);
  expect(running).toHaveLength(2);
});

test('a hashing is refused when it would wait longer than a second, and is told when to come back', async () => {
  for (let number = 0; number < 30; number += 1) ask('new-password', `${number}`);
  await settled();
  // Two run, and 19 wait: the last of them for (18 + 2) / 2 × 100 ms.
  expect(ended).toEqual(Array.from({ length: 9 }, (_, number) => `${number + 21} in 1 s`));
  for (let number = 0; number < 21; number += 1) await end(50);
  expect(ended).toHaveLength(30);
  ask('new-password', 'later');
  await settled();
  expect(running).toHaveLength(1);
});

test('the waiting time follows the duration of the last hashings', async () => {
  ask('sign-in', 'slow');
  await settled();
  await end(5000);
  for (const name of ['one', 'two', 'three', 'four']) ask('sign-in', name);
  await settled();
  // The mean is 590 ms now: the fourth would wait for 885 ms, and a fifth for 1180 ms.
  expect(ended).toEqual(['slow']);
  ask('sign-in', 'five');
  await settled();
  expect(ended).toEqual(['slow', 'five in 1 s']);
});

test('a hashing whose turn comes too late is refused, and a later one runs', async () => {
  for (const name of ['one', 'two', 'three', 'four']) ask('new-password', name);
  await settled();
  at += 900;
  ask('sign-in', 'five');
  // Both that run became slow, so that the others have waited for 1,500 ms, and the sign-in for 600 ms.
  await end(600);
  await end(0);
  expect(ended).toEqual(['one', 'two', 'three in 1 s', 'four in 1 s']);
  expect(running).toHaveLength(1);
  await end(100);
  expect(ended.at(-1)).toBe('five');
  ask('sign-in', 'six');
  await end(0);
  expect(ended.at(-1)).toBe('six');
});

test('a sign-in waits for one new password and not for a flood of them', async () => {
  for (let number = 0; number < 12; number += 1) ask('new-password', `new ${number}`);
  ask('sign-in', 'sign-in one');
  ask('sign-in', 'sign-in two');
  await settled();
  for (let number = 0; number < 6; number += 1) await end(100);
  expect(ended).toEqual(['new 0', 'new 1', 'sign-in one', 'new 2', 'sign-in two', 'new 3']);
});

test('a hashing that fails lets the next one run', async () => {
  const failing = [1, 2, 3].map(() => queue.run('sign-in', () => Promise.reject(new Error('no memory'))));
  for (const each of failing) await expect(each).rejects.toThrow('no memory');
  expect(await queue.run('sign-in', async () => 'hash')).toBe('hash');
});
