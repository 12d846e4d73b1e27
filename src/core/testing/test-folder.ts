import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A new folder, which is removed after the last test of the file. */
export function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'trellis-test-'));
  folders.push(folder);
  return folder;
}
