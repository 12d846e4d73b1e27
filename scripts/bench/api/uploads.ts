import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Report } from '../report.ts';
import { load } from './load.ts';

/** 99 of 100 searches while files arrive: milliseconds, and times the same without files. */
const MOST_P99_MS = 50;
const MOST_P99_RATIO = 1.5;
const AT_ONCE = 20;
// The quota of a user takes nine of them. The others are refused, before or after their checks.
const BYTES = 5 * 1024 * 1024;
const SECONDS = 4;
const WORDS = ['engineer', 'nurse', 'water', 'senior', 'railway', 'teacher'];

/** Asks searches while 20 files of 5 MB arrive at once and are checked. */
export async function benchUploads(report: Report, url: string): Promise<void> {
  report.heading('Search while 20 files of 5 MB arrive');
  const paths = WORDS.map((word) => `/api/jobs?limit=20&q=${word}`);
  await load(url, paths, 2);
  const quiet = await load(url, paths, SECONDS);
  const sender = spawn(process.execPath, [`${import.meta.dirname}/send-uploads.ts`, url, String(AT_ONCE), String(BYTES)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface(sender.stdout)[Symbol.asyncIterator]();
  await lines.next();
  const begun = Date.now();
  const ended = once(sender, 'exit').then(() => (Date.now() - begun) / 1000);
  const busy = await load(url, paths, SECONDS);
  if (busy.failures > 0) throw new Error(`${busy.failures} searches failed`);
  const { value: taken } = await lines.next();
  report.add({ name: `files that were taken, of ${AT_ONCE}`, value: Number(taken), unit: '' });
  report.add({ name: 'all files answered after', value: await ended, unit: 's' });
  report.add({ name: 'search while files arrive: p99', value: busy.p99, unit: 'ms', limit: { kind: 'at most', value: MOST_P99_MS } });
  const rounds = [{ floor: quiet.p99, ours: busy.p99 }];
  report.compare({ name: 'search with and without arriving files: p99', unit: 'ms', rounds, most: MOST_P99_RATIO });
}
