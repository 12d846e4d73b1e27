import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ScriptChecks } from '../support/script-checks.ts';
import { startImport } from './import-process.ts';
import { writeLargeFile } from './large-file.ts';

// node tests/large-import/run.ts [MEGABYTES]: imports a large spreadsheet, which is killed, cancelled and then completed.
// The last line is `N passed, N failed`.

const bytes = Number(process.argv[2] ?? 60) * 1_000_000;
const folder = mkdtempSync(join(tmpdir(), 'trellis-large-'));
const file = join(folder, 'large.csv');
const dataDir = join(folder, 'data');

const checks = new ScriptChecks();
const { check } = checks;

try {
  const { rows, bad } = await writeLargeFile(file, bytes);
  const good = rows - bad;

  const killed = startImport(dataDir, [file]);
  await killed.untilProgress();
  killed.kill('SIGKILL');
  await killed.ended;
  const left = (await startImport(dataDir, [file, '--dry-run']).ended).counts;
  if (left.unchanged === good) checks.skip('the import had ended when it was killed');
  else check(`an import that was killed had saved ${left.unchanged} of ${good} rows`, left.unchanged > 0);
  check('each of these rows was complete', left.updated === 0 && left.created === good - left.unchanged);

  const cancelled = startImport(dataDir, [file]);
  await cancelled.untilProgress();
  cancelled.kill('SIGINT');
  const { exitCode, counts } = await cancelled.ended;
  if (exitCode === 0) checks.skip('the import had ended when it was cancelled');
  else check(`a cancelled import ended with code ${exitCode} after ${counts.read} rows`, exitCode === 130);
  const kept = (await startImport(dataDir, [file, '--dry-run']).ended).counts;
  check(`it kept the ${kept.unchanged} rows that it had counted`, kept.unchanged === counts.created + counts.unchanged);

  const whole = await startImport(dataDir, [file]).ended;
  check(
    `a complete import read all ${rows} rows and rejected ${bad}`,
    whole.exitCode === 0 && whole.counts.read === rows && whole.counts.rejected === bad,
  );
  check('it created the remaining rows', whole.counts.created === kept.created && whole.counts.unchanged === kept.unchanged);

  const again = await startImport(dataDir, [file]).ended;
  check('a second run changed nothing', again.counts.unchanged === good && again.counts.created + again.counts.updated === 0);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
await checks.end();
