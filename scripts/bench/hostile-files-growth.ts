// node --expose-gc scripts/bench/hostile-files-growth.ts: checks every hostile file, and prints by how many MiB its memory grew. Started by
// hostile-files.ts.
import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cleanFileName } from '#core/contract/file-name.ts';
import { checkFile } from '#core/server/files/checks/check-file.ts';
import { allHostileFiles } from '../../tests/fixtures/hostile-files/all-hostile-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'trellis-bench-hostile-'));

async function checkAll(): Promise<void> {
  const path = join(folder, 'uploaded');
  for (const { name, purpose, bytes } of allHostileFiles) {
    const content = await bytes();
    await writeFile(path, content);
    await checkFile({ path, name: cleanFileName(name) ?? '', bytes: content.length }, purpose).catch(() => undefined);
  }
}

function residentMiB(): number {
  globalThis.gc?.();
  return process.memoryUsage.rss() / 1024 / 1024;
}

try {
  const before = residentMiB();
  await checkAll();
  console.log(residentMiB() - before);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
