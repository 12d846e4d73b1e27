import { appendFileSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { testFolder } from '#core/testing/test-folder.ts';
import { StartupError } from '../../errors/startup-error.ts';
import { Journal } from './journal.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = testFolder();
  file = path.join(folder, 'accounts.jsonl');
});

async function reopened(): Promise<Record<string, string>> {
  const journal = await Journal.open(file);
  await journal.close();
  return Object.fromEntries(journal.entries);
}

test('recorded entries are restored with the latest value of each key, without deleted entries', async () => {
  const journal = await Journal.open(file);
  await journal.record([
    ['u:1', '{"name":"Ann"}'],
    ['u:2', '{"name":"line\\nfeed"}'],
  ]);
  await journal.record([
    ['u:1', '{"name":"Anna"}'],
    ['u:3', '{}'],
  ]);
  await journal.record([['u:3', undefined]]);
  await journal.close();

  expect(await reopened()).toEqual({ 'u:1': '{"name":"Anna"}', 'u:2': '{"name":"line\\nfeed"}' });
});

test('a change is in the file when its recording is confirmed, also with many concurrent changes', async () => {
  const journal = await Journal.open(file);
  const confirmed = Array.from({ length: 50 }, async (_, index) => {
    await journal.record([[`u:${index}`, '1']]);
    expect(readFileSync(file, 'utf8')).toContain(`"u:${index}"`);
  });
  await Promise.all(confirmed);
  await journal.close();
  expect(Object.keys(await reopened())).toHaveLength(50);
});

test('recording nothing waits for the pending recordings of others', async () => {
  const journal = await Journal.open(file);
  const first = journal.record([['u:1', '1']]);
  await journal.record([]);
  expect(readFileSync(file, 'utf8')).toContain('u:1');
  await first;
  await journal.close();
});

test.each(['{"k":"u:2","v":{"na', '{"k":"u:2","v":{"name":"Bob"}}', '\u0000\u0000\u0000'])(
  'a last line without a line feed is ignored: %j',
  async (torn) => {
    writeFileSync(file, '{"k":"u:1","v":{"name":"Ann"}}\n');
    appendFileSync(file, torn);
    expect(await reopened()).toEqual({ 'u:1': '{"name":"Ann"}' });

    const journal = await Journal.open(file);
    await journal.record([['u:3', '3']]);
    await journal.close();
    expect(await reopened()).toEqual({ 'u:1': '{"name":"Ann"}', 'u:3': '3' });
  },
);

test('a damaged line in the middle stops the start and is named', async () => {
  writeFileSync(file, '{"k":"u:1","v":1}\n{"k":"u:2",\n{"k":"u:3","v":3}\n');
  await expect(Journal.open(file)).rejects.toThrow(StartupError);
  await expect(Journal.open(file)).rejects.toThrow(`Line 2 of ${file} is damaged`);
});

test('the start removes superseded entries and makes the file readable for the owner alone', async () => {
  writeFileSync(file, '{"k":"u:1","v":1}\n{"k":"u:1","v":2}\n{"k":"u:2","v":1}\n{"k":"u:2","v":null}\n', { mode: 0o644 });
  await reopened();
  expect(readFileSync(file, 'utf8')).toBe('{"k":"u:1","v":2}\n');
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('a file with far more superseded than current data is rewritten while in use', async () => {
  const journal = await Journal.open(file);
  const value = JSON.stringify('x'.repeat(1024 * 1024));
  for (let index = 0; index < 12; index += 1) await journal.record([['u:1', value]]);
  await journal.close();
  expect(statSync(file).size).toBeLessThan(8 * 1024 * 1024);
  expect(await reopened()).toEqual({ 'u:1': value });
});

test('on a full disk the old file stays in use, without its incomplete end', async () => {
  writeFileSync(file, '{"k":"u:1","v":1}\n{"k":"u:1","v":2}\n{"k":"u:2","v":{"na');
  mkdirSync(`${file}.new`);
  const journal = await Journal.open(file);
  await journal.record([['u:3', '3']]);
  await journal.close();
  expect(readFileSync(file, 'utf8')).toBe('{"k":"u:1","v":1}\n{"k":"u:1","v":2}\n{"k":"u:3","v":3}\n');
});

test('erased data is no longer in the file when its recording is confirmed', async () => {
  const journal = await Journal.open(file);
  await journal.record([
    ['u:1', '{"email":"ann@example.org"}'],
    ['u:2', '{"email":"bob@example.org"}'],
  ]);
  const other = journal.record([['u:2', '{"email":"bob@example.com"}']]);
  await journal.record([['u:1', undefined]], { erase: true });
  expect(readFileSync(file, 'utf8')).toBe('{"k":"u:2","v":{"email":"bob@example.com"}}\n');
  await other;
  await journal.record([['u:3', '3']]);
  await journal.close();
  expect(await reopened()).toEqual({ 'u:2': '{"email":"bob@example.com"}', 'u:3': '3' });
});
