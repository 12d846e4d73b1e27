import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { cleanFileName } from '#core/contract/file-name.ts';
import type { FilePurpose } from '#core/contract/files/file-purpose.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import { checkFile } from '#core/server/files/checks/check-file.ts';
import type { CheckedFile } from '#core/server/files/checks/checked-file.ts';
import { allHostileFiles } from '../fixtures/hostile-files/all-hostile-files.ts';
import { goodFiles } from '../fixtures/hostile-files/good-files.ts';

const MAX_GROWTH = 64 * 1024 * 1024;

interface Sent {
  readonly name: string;
  readonly purpose: FilePurpose;
  readonly bytes: () => Buffer | Promise<Buffer>;
}

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'trellis-hostile-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function check({ name, purpose, bytes }: Sent): Promise<CheckedFile> {
  const path = join(folder, 'uploaded');
  const content = await bytes();
  await writeFile(path, content);
  return checkFile({ path, name: cleanFileName(name) ?? '', bytes: content.length }, purpose);
}

async function refusalOf(file: Sent): Promise<string> {
  try {
    await check(file);
    return 'accepted';
  } catch (error) {
    if (!(error instanceof ApiFault)) throw error;
    return error.issues?.map(({ code }) => code).join() ?? error.code;
  }
}

/** The memory of this process in bytes, after its garbage is collected. */
function memory(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage.rss();
}

describe('Ordinary files', () => {
  test.each(goodFiles)('are accepted: $title', async (file) => {
    const { details } = await check(file);
    expect(details).toEqual(file.details);
  });
});

describe('Hostile files', () => {
  let before: number;
  beforeAll(() => {
    before = memory();
  });

  test('are at least 100 with different titles', () => {
    expect(new Set(allHostileFiles.map(({ title }) => title)).size).toBe(allHostileFiles.length);
    expect(allHostileFiles.length).toBeGreaterThanOrEqual(100);
  });

  test.each(allHostileFiles)('are refused with a fitting sentence and leave nothing: $title', async (file) => {
    expect(await refusalOf(file)).toBe(file.code);
    expect(readdirSync(folder)).toEqual(['uploaded']);
  });

  test('let the memory of the server grow by less than 64 MiB over all of them', () => {
    expect(memory() - before).toBeLessThan(MAX_GROWTH);
  });
});
