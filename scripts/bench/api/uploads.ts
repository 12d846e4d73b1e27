import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { median } from '../report.ts';
import { pacedLoad } from './load.ts';
import type { World } from './world.ts';

/** What 99 of 100 searches take at most while files arrive, in milliseconds. */
const MOST_P99_MS = 50;
const AT_ONCE = 20;
// The quota of a user takes nine of them. The others are refused, before or after their checks.
const BYTES = 5 * 1024 * 1024;
const ROUNDS = 3;
const SECONDS = 10;
// About a tenth of what two cores answer. At full speed, the times would tell how the system shares the processors, not what a user waits.
const PER_SECOND = 50;
const PATHS = ['engineer', 'nurse', 'water', 'senior', 'railway', 'teacher'].map((word) => `/api/jobs?limit=20&q=${word}`);

/** Requests searches while 20 files of 5 MB arrive at once and are checked. */
export async function benchUploads({ report, server: { url } }: World): Promise<void> {
  report.heading('Search while 20 files of 5 MB arrive');
  await search(url, 2);
  const rounds: Measured[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await measured(url));
  const middle = (figure: keyof Measured): number => median(rounds.map((each) => each[figure]));
  report.add({ name: `files that were taken, of ${AT_ONCE}`, value: middle('taken'), unit: '' });
  report.add({ name: 'all files answered after', value: middle('seconds'), unit: 's' });
  const limit = { kind: 'at most', value: MOST_P99_MS } as const;
  report.add({ name: 'search while files arrive: p99', value: middle('busy'), unit: 'ms', floor: middle('quiet'), limit });
}

interface Measured {
  /** Milliseconds that 99 of 100 searches take at most, without and with arriving files. */
  readonly quiet: number;
  readonly busy: number;
  readonly taken: number;
  /** Until the last file is answered. */
  readonly seconds: number;
}

/** What 99 of 100 searches take at most, in milliseconds. */
function search(url: string, seconds: number): Promise<number> {
  return pacedLoad(url, PATHS, PER_SECOND, (sent) => sent < seconds * PER_SECOND);
}

async function measured(url: string): Promise<Measured> {
  const quiet = await search(url, SECONDS);
  const sender = spawn(process.execPath, [`${import.meta.dirname}/send-uploads.ts`, url, String(AT_ONCE), String(BYTES)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(sender, 'exit');
  const lines = createInterface(sender.stdout)[Symbol.asyncIterator]();
  await lines.next();
  const begun = performance.now();
  const answered = lines.next().then(({ value }) => ({ taken: Number(value), seconds: (performance.now() - begun) / 1000 }));
  const busy = await search(url, SECONDS);
  const [code] = await ended;
  if (code !== 0) throw new Error('The sender of the files failed');
  return { quiet, busy, ...(await answered) };
}
