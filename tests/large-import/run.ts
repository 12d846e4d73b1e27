import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startImport } from './import-process.ts';
import { writeLargeFile } from './large-file.ts';

// node tests/large-import/run.ts [MEGABYTES]: imports a large spreadsheet, which is killed, cancelled and then completed.
// The last line is `N passed, N failed`.

const MAX_MEMORY = 300 * 1024 * 1024;

const bytes = Number(process.argv[2] ?? 200) * 1_000_000;
const folder = mkdtempSync(join(tmpdir(), 'trellis-large-'));
const file = join(folder, 'large.csv');
const dataDir = join(folder, 'data');

let passed = 0;
let failed = 0;
const check = (ok: boolean, sentence: string): void => {
  if (ok) passed += 1;
  else failed += 1;
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${sentence}`);
};

try {
  const { rows, bad } = await writeLargeFile(file, bytes);
  const good = rows - bad;

  const killed = startImport(dataDir, [file]);
  await killed.untilProgress();
  killed.kill('SIGKILL');
  await killed.ended;
  const left = (await startImport(dataDir, [file, '--dry-run']).ended).counts;
  check(left.unchanged > 0 && left.unchanged < good, `an import that was killed had saved ${left.unchanged} of ${good} rows`);
  check(left.updated === 0 && left.created === good - left.unchanged, 'each of these rows was complete');

  const cancelled = startImport(dataDir, [file]);
  await cancelled.untilProgress();
  cancelled.kill('SIGINT');
  const { exitCode, counts } = await cancelled.ended;
  check(exitCode === 130 && counts.read < rows, `a cancelled import ended with code ${exitCode} after ${counts.read} rows`);
  const kept = (await startImport(dataDir, [file, '--dry-run']).ended).counts;
  check(kept.unchanged === counts.created + counts.unchanged, `it kept the ${kept.unchanged} rows that it had counted`);

  const whole = await startImport(dataDir, [file]).ended;
  check(
    whole.exitCode === 0 && whole.counts.read === rows && whole.counts.rejected === bad,
    `a complete import read all ${rows} rows and rejected ${bad}`,
  );
  check(whole.counts.created === kept.created && whole.counts.unchanged === kept.unchanged, 'it created the remaining rows');
  check(whole.peak < MAX_MEMORY, `it used ${Math.round(whole.peak / 1024 / 1024)} MiB`);

  const again = await startImport(dataDir, [file]).ended;
  check(again.counts.unchanged === good && again.counts.created + again.counts.updated === 0, 'a second run changed nothing');
  check(again.peak < MAX_MEMORY, `the second run used ${Math.round(again.peak / 1024 / 1024)} MiB`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
