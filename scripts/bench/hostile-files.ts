import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Report } from './report.ts';

/** The most that the memory of a process may grow while it has every hostile file checked. */
const MOST_GROWTH_MIB = 64;

/** Tells how much memory the checks of hostile files leave behind. */
export async function benchHostileFiles(report: Report): Promise<void> {
  report.heading('Checks of all hostile files');
  const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', 'scripts/bench/hostile-files-growth.ts']);
  report.most('growth of the resident set', Number(stdout), 'MiB', MOST_GROWTH_MIB);
}
