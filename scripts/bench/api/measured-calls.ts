import { type ChildProcess, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { median, type Report } from '../report.ts';
import { type Load, load } from './load.ts';
import { captureStatements, type Statement } from './statements.ts';
import type { BenchDatabase, World } from './world.ts';

// The compiler still improves the code in the first seconds of load.
const WARM_UP_SECONDS = 5;
const ROUND_SECONDS = 1;
// With many connections, each needs time for some answers.
const CONNECTIONS_A_SECOND = 30;
const ROUNDS = 5;

/** A call of the API that is held against a bare route, which runs the same statements one after another. */
export interface MeasuredCall {
  readonly name: string;
  /** The address of a sample, below `/api`. */
  readonly path: (sample: number) => string;
  /** How the application's own code reads the answer, or the statements of each answer. */
  readonly statement: readonly Statement[] | ((db: BenchDatabase, sample: number) => Promise<unknown>);
  /** The answer is made of the rows, so it has not as many parts as the last statement has rows. */
  readonly hasOtherRows?: boolean;
  /** The statement with the rows of the answer, if it is not the last one. The floor runs it last. */
  readonly countedRows?: RegExp;
  /** For 95 of 100 answers on an otherwise idle machine, in ms. It is only printed. */
  readonly goal?: number;
}

/** Calls that are measured alike. */
export interface MeasuredCalls {
  readonly calls: readonly MeasuredCall[];
  readonly samples: number;
  /** At least this part of the floor's throughput, and 99 of 100 answers within this many times the floor's. Medians of the rounds. */
  readonly limits: { readonly throughput: number; readonly p99: number };
  readonly headers?: Readonly<Record<string, string>>;
  /** How often the server is started anew. Without it, the calls are measured on the running server. */
  readonly starts?: number;
  /** By default ten. */
  readonly connections?: number;
}

interface Round {
  readonly floor: Load;
  readonly ours: Load;
}

/** Measures calls in rounds with bare routes, and reports them against their limits. */
export async function benchCalls(
  world: World,
  { calls, samples, limits, headers = {}, starts, connections }: MeasuredCalls,
): Promise<void> {
  const all = Array.from({ length: samples }, (_, sample) => sample);
  const shapes: Record<string, readonly (readonly Statement[])[]> = {};
  for (const { name, statement, countedRows } of calls) {
    const groups = typeof statement === 'function' ? await captureStatements(world.pool, all, statement) : all.map(() => statement);
    const isLast = ({ text }: Statement): boolean => countedRows?.test(text) ?? false;
    shapes[name] = groups.map((group) => [...group.filter((one) => !isLast(one)), ...group.filter(isLast)]);
  }
  const rounds = new Map(calls.map((call) => [call, [] as Round[]]));
  for (let start = 1; start <= (starts ?? 1); start += 1) {
    if (starts !== undefined) {
      await world.server.stop();
      await world.server.start();
    }
    const floor = await startFloor(world, shapes);
    try {
      for (const call of calls) {
        const ours = { url: world.server.url, paths: all.map((sample) => `/api${call.path(sample)}`), headers };
        const bare = { url: floor.url, paths: all.map((sample) => `/${encodeURIComponent(call.name)}/${sample}`), headers: {} };
        if (call.hasOtherRows !== true) await proveSameRows(ours, bare);
        rounds.get(call)?.push(...(await inRounds(call.name, ours, bare, connections)));
      }
    } finally {
      floor.process.kill();
    }
  }
  for (const [call, measured] of rounds) reportRounds(world.report, call, measured, limits);
}

/** Starts bare routes for the statements of some calls. */
export async function startFloor(
  { server: { dataDir }, pool }: World,
  shapes: Readonly<Record<string, unknown>>,
): Promise<{ url: string; process: ChildProcess }> {
  const orders = path.join(dataDir, 'bench-orders.json');
  writeFileSync(orders, JSON.stringify({ pool, shapes }));
  return startProcess('bare-server.ts', orders);
}

/** Starts a server of the bench, which prints its address. */
export async function startProcess(script: string, argument: string): Promise<{ url: string; process: ChildProcess }> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, script), argument], { stdio: ['ignore', 'pipe', 'inherit'] });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (line: Buffer) => resolve(line.toString().trim()));
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code}`)));
  });
  return { url, process: child };
}

interface Asked {
  readonly url: string;
  readonly paths: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
}

/** Asks the floor and the API in short turns, so that whatever else the machine does meanwhile falls on both. */
async function inRounds(name: string, ours: Asked, floor: Asked, connections?: number): Promise<Round[]> {
  const ask = ({ url, paths, headers }: Asked, seconds: number): Promise<Load> =>
    load(url, paths, seconds, { method: 'GET', headers }, connections);
  const seconds = Math.max(ROUND_SECONDS, Math.ceil((connections ?? 0) / CONNECTIONS_A_SECOND));
  await ask(floor, WARM_UP_SECONDS);
  await ask(ours, WARM_UP_SECONDS);
  const rounds: Round[] = [];
  while (rounds.length < ROUNDS) rounds.push({ floor: await ask(floor, seconds), ours: await ask(ours, seconds) });
  const failures = rounds.reduce((sum, round) => sum + round.floor.failures + round.ours.failures, 0);
  if (failures > 0) throw new Error(`${name}: ${failures} answers failed`);
  return rounds;
}

/** The floor must do the same work: as many rows for every sample, the extra one that tells of a next page counted. */
async function proveSameRows(ours: Asked, floor: Asked): Promise<void> {
  for (const [sample, ownPath] of ours.paths.entries()) {
    const answer = (await (await fetch(ours.url + ownPath, { headers: { ...ours.headers } })).json()) as {
      items?: unknown[];
      nextCursor?: string | null;
    };
    const rows = answer.items === undefined ? 1 : answer.items.length + (typeof answer.nextCursor === 'string' ? 1 : 0);
    const { items } = (await (await fetch(floor.url + floor.paths[sample])).json()) as { items: unknown[] };
    if (items.length !== rows) throw new Error(`${ownPath}: the floor read ${items.length} rows, the API ${rows}`);
  }
}

function reportRounds(report: Report, { name, goal }: MeasuredCall, rounds: readonly Round[], limits: MeasuredCalls['limits']): void {
  const middle = (figure: (round: Round) => number): number => median(rounds.map(figure));
  const both = (figure: (load: Load) => number) => ({
    value: middle(({ ours }) => figure(ours)),
    floor: middle(({ floor }) => figure(floor)),
  });
  report.add({ name: `${name}: requests a second`, unit: '/s', ...both(({ requestsPerSecond }) => requestsPerSecond) });
  const part = middle(({ floor, ours }) => ours.requestsPerSecond / floor.requestsPerSecond);
  report.add({ name: `${name}: part of the floor`, value: part, unit: '', limit: { kind: 'at least', value: limits.throughput } });
  const p99 = rounds.map(({ floor, ours }) => ({ floor: floor.p99, ours: ours.p99 }));
  report.compare({ name: `${name}: p99`, unit: 'ms', rounds: p99, most: limits.p99 });
  if (goal !== undefined) report.add({ name: `${name}: p95 (goal ${goal} ms)`, unit: 'ms', ...both(({ p95 }) => p95) });
}
