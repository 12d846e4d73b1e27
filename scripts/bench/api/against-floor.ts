import { type ChildProcess, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { median, type Report } from '../report.ts';
import type { Statement } from './capture-statements.ts';
import { type Load, load } from './load.ts';

// The compiler still improves the code in the first seconds of load.
const WARM_UP_SECONDS = 5;
const ROUND_SECONDS = 1;
const ROUNDS = 5;

/** A call of the API and the statements of its samples. The floor runs the statements of a sample one after another. */
export interface AskedShape {
  readonly name: string;
  /** The address of each sample, below the server's own. */
  readonly paths: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly statements: readonly (readonly Statement[])[];
  /** The answer is made of the rows, so it has not as many parts as the last statement has rows. */
  readonly hasOtherRows?: boolean;
}

/** One turn of the floor and of the API. */
export interface Round {
  readonly floor: Load;
  readonly ours: Load;
}

/** At least this part of the floor's throughput, and 99 of 100 answers within this many times the floor's. Medians of the rounds. */
export interface FloorLimits {
  readonly throughput: number;
  readonly p99: number;
}

/** Bare routes that run the statements of some shapes. */
export interface Floor {
  readonly url: string;
  readonly process: ChildProcess;
}

/** Starts bare routes for the shapes. */
export async function startFloor(dataDir: string, shapes: readonly AskedShape[], pool: pg.PoolConfig): Promise<Floor> {
  const orders = path.join(dataDir, 'bench-orders.json');
  writeFileSync(orders, JSON.stringify({ pool, shapes: Object.fromEntries(shapes.map(({ name, statements }) => [name, statements])) }));
  const child = spawn(process.execPath, ['scripts/bench/api/bare-server.ts', orders], { stdio: ['ignore', 'pipe', 'inherit'] });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (line: Buffer) => resolve(line.toString().trim()));
    child.once('exit', (code) => reject(new Error(`the floor ended with ${code}`)));
  });
  return { url, process: child };
}

/** Asks the floor and the API in turns. */
export async function compare(
  url: string,
  floorUrl: string,
  { name, paths, headers = {}, hasOtherRows = false }: AskedShape,
): Promise<Round[]> {
  const call = { method: 'GET', headers } as const;
  const bare = paths.map((_, sample) => `/${encodeURIComponent(name)}/${sample}`);
  if (!hasOtherRows) await proveSameRows({ url, paths, headers }, { url: floorUrl, paths: bare });
  await load(floorUrl, bare, WARM_UP_SECONDS);
  await load(url, paths, WARM_UP_SECONDS, call);
  const rounds: Round[] = [];
  // In short turns, so that whatever else the machine does meanwhile falls on both.
  while (rounds.length < ROUNDS) {
    rounds.push({ floor: await load(floorUrl, bare, ROUND_SECONDS), ours: await load(url, paths, ROUND_SECONDS, call) });
  }
  const failures = rounds.reduce((sum, { floor, ours }) => sum + floor.failures + ours.failures, 0);
  if (failures > 0) throw new Error(`${name}: ${failures} answers failed`);
  return rounds;
}

/** Reports the rounds of a shape against its limits. */
export function reportRounds(report: Report, name: string, rounds: readonly Round[], limits: FloorLimits): void {
  const middle = (figure: (round: Round) => number): number => median(rounds.map(figure));
  report.add({
    name: `${name}: requests a second`,
    value: middle(({ ours }) => ours.requestsPerSecond),
    unit: '/s',
    floor: middle(({ floor }) => floor.requestsPerSecond),
  });
  report.add({
    name: `${name}: part of the floor`,
    value: middle(({ floor, ours }) => ours.requestsPerSecond / floor.requestsPerSecond),
    unit: '',
    limit: { kind: 'at least', value: limits.throughput },
  });
  report.compare({
    name: `${name}: p99`,
    unit: 'ms',
    rounds: rounds.map(({ floor, ours }) => ({ floor: floor.p99, ours: ours.p99 })),
    most: limits.p99,
  });
}

interface Asked {
  readonly url: string;
  readonly paths: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** The floor must do the same work: as many rows for every sample, the extra one that tells of a next page counted. */
async function proveSameRows(own: Asked, floor: Asked): Promise<void> {
  for (const [sample, ownPath] of own.paths.entries()) {
    const answer = (await (await fetch(own.url + ownPath, { headers: { ...own.headers } })).json()) as {
      items?: unknown[];
      nextCursor?: string | null;
    };
    const rows = answer.items === undefined ? 1 : answer.items.length + (typeof answer.nextCursor === 'string' ? 1 : 0);
    const { items } = (await (await fetch(floor.url + floor.paths[sample])).json()) as { items: unknown[] };
    if (items.length !== rows) throw new Error(`${ownPath}: the floor read ${items.length} rows, the API ${rows}`);
  }
}
