import { readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cleanFileName } from '#core/contract/file-name.ts';
import type { FilePurpose } from '#core/contract/files/file-purpose.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import { checkFile } from '#core/server/files/checks/check-file.ts';
import type { CheckedFile } from '#core/server/files/checks/checked-file.ts';
import { testFolder } from '#core/testing/test-folder.ts';
import { allHostileFiles } from '../fixtures/hostile-files/all-hostile-files.ts';
import { goodFiles } from '../fixtures/hostile-files/good-files.ts';
import { inTurn } from '../support/in-turn.ts';

/** How many of the hostile files are tested in a turn. */
const SHARE = Math.ceil(allHostileFiles.length / 4);

interface Sent {
  readonly name: string;
  readonly purpose: FilePurpose;
  readonly bytes: () => Buffer | Promise<Buffer>;
}

let folder: string;
beforeEach(() => {
  folder = testFolder();
});

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

describe('Ordinary files', () => {
  test.each(goodFiles)('are accepted: $title', async (file) => {
    const { details } = await check(file);
    expect(details).toEqual(file.details);
  });
});

describe('Hostile files', () => {
  test('are at least 100 with different titles', () => {
    expect(new Set(allHostileFiles.map(({ title }) => title)).size).toBe(allHostileFiles.length);
    expect(allHostileFiles.length).toBeGreaterThanOrEqual(100);
  });

  test.each(inTurn(allHostileFiles, SHARE))('are refused with a fitting sentence and leave nothing: $title', async (file) => {
    expect(await refusalOf(file)).toBe(file.code);
    expect(readdirSync(folder)).toEqual(['uploaded']);
  });
});
