import { bodyOf } from './later-body.ts';

const made = new Uint8Array([1, 2]);

test('a body is made when it is first asked for, and sent in one piece', async () => {
  const make = jest.fn(async () => made);
  const body = bodyOf(make);
  expect(make).not.toHaveBeenCalled();
  const pieces: Uint8Array[] = [];
  for await (const piece of body) pieces.push(piece);
  expect(pieces).toEqual([made]);
  expect(make).toHaveBeenCalledTimes(1);
});

test('a failure is thrown from the piece', async () => {
  const pieces = bodyOf(() => Promise.reject(new Error('The database is away.')))[Symbol.asyncIterator]();
  await expect(pieces.next()).rejects.toThrow('The database is away.');
  expect(await pieces.next()).toEqual({ done: true, value: undefined });
});

test('a receiver that leaves aborts the work at once, and gets no failure', async () => {
  let signal: AbortSignal | undefined;
  const make = (given: AbortSignal): Promise<Uint8Array> => {
    signal = given;
    return new Promise((_, reject) => given.addEventListener('abort', () => reject(given.reason)));
  };
  const pieces = bodyOf(make)[Symbol.asyncIterator]();
  const first = pieces.next();
  expect(signal?.aborted).toBe(false);
  await pieces.return?.();
  expect(signal?.aborted).toBe(true);
  expect(await first).toEqual({ done: true, value: undefined });
});

test('a body is not made for a receiver that has left', async () => {
  const make = jest.fn(async () => made);
  const pieces = bodyOf(make)[Symbol.asyncIterator]();
  await pieces.return?.();
  expect(await pieces.next()).toEqual({ done: true, value: undefined });
  expect(make).not.toHaveBeenCalled();
});
