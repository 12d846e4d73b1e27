import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { testFolder } from '#core/testing/test-folder.ts';
import { receiveFile, SLOWEST } from './receive-file.ts';

let folder: string;
let path: string;
beforeEach(() => {
  folder = testFolder();
  path = join(folder, 'file');
});
afterEach(() => jest.useRealTimers());

const LIMITS = { maxBytes: 1_000_000, maxSeconds: 60 };

/** Lets streams and file operations continue while the fake clock stands still. */
const turns = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

test('a body is written to the disk, readable for this user alone', async () => {
  const body = new PassThrough();
  const receiving = receiveFile(body, path, LIMITS);
  body.write('one ');
  body.end('two');
  expect(await receiving).toBe(7);
  expect(readFileSync(path, 'utf8')).toBe('one two');
  expect(statSync(path).mode & 0o777).toBe(0o600);
});

test('a body over its limit is refused with 413 and leaves no file', async () => {
  const body = new PassThrough();
  const receiving = receiveFile(body, path, { ...LIMITS, maxBytes: 5 });
  body.write('123456');
  await expect(receiving).rejects.toMatchObject({ code: 'payload-too-large' });
  expect(existsSync(path)).toBe(false);
  expect(body.destroyed).toBe(false);
});

test('a body that breaks off is refused and leaves no file', async () => {
  const body = new PassThrough();
  const receiving = receiveFile(body, path, LIMITS);
  body.write('one');
  body.destroy(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }));
  await expect(receiving).rejects.toMatchObject({ code: 'bad-request' });
  expect(existsSync(path)).toBe(false);
});

test('a body that broke off before it is read is refused', async () => {
  const body = new PassThrough();
  body.destroy();
  await expect(receiveFile(body, path, LIMITS)).rejects.toMatchObject({ code: 'bad-request' });
  expect(existsSync(path)).toBe(false);
});

test('a sender slower than a kilobyte a second is refused with 408 and leaves no file; a sender at that rate is accepted', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  const body = new PassThrough();
  const receiving = receiveFile(body, path, LIMITS);
  const refused = expect(receiving).rejects.toMatchObject({ code: 'too-slow' });
  for (const bytes of [SLOWEST.bytes, SLOWEST.bytes, SLOWEST.bytes - 1]) {
    expect(body.writableLength).toBe(0);
    body.write(Buffer.alloc(bytes));
    await turns();
    jest.advanceTimersByTime(SLOWEST.everyMs);
  }
  await refused;
  expect(existsSync(path)).toBe(false);
  expect(body.destroyed).toBe(false);
});

test('a fast enough sender still has to keep the time limit', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  const body = new PassThrough();
  const receiving = receiveFile(body, path, { ...LIMITS, maxSeconds: 15 });
  const refused = expect(receiving).rejects.toMatchObject({ code: 'too-slow' });
  body.write(Buffer.alloc(SLOWEST.bytes));
  await turns();
  jest.advanceTimersByTime(10_000);
  body.write(Buffer.alloc(SLOWEST.bytes));
  await turns();
  jest.advanceTimersByTime(5_000);
  await refused;
  expect(existsSync(path)).toBe(false);
});

test('a disk that cannot be written fails with its own error', async () => {
  const body = new PassThrough();
  body.write('one');
  await expect(receiveFile(body, join(folder, 'no', 'folder'), LIMITS)).rejects.toMatchObject({ code: 'ENOENT' });
});
