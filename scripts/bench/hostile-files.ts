import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Report } from './report.ts';

/** The most that the memory of a process may grow while it has every hostile file checked. */
const MOST_GROWTH_MIB = 64;

/** Tells how much memory the checks of hostile files leave behind. */
export async function benchHostileFiles(report: Report): Promise<void> {
  report.heading('Checks of all hostile files');
  const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', 'scripts/bench/hostile-files-growth.ts']);
  const limit = { kind: 'at most', value: MOST_GROWTH_MIB } as const;
  report.add({ name: 'growth of the resident set', value: Number(stdout), unit: 'MiB', limit });
}
