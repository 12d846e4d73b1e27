import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type pg from 'pg';
import type { JobSummary } from '#plugins/jobs/contract/job.ts';
import { JobSearcher } from '#plugins/jobs/server/job-searcher.ts';
import type { JobsDatabase } from '#plugins/jobs/server/job-tables.ts';
import { categoriesWithCounts, postingFinder } from '#plugins/jobs/server/posting-repository.ts';
import type { TrellisServer } from '../../../tests/support/trellis-server.ts';
import { median, type Report } from '../report.ts';
import { captureStatements, type Statement } from './capture-statements.ts';
import { draws, generatePostings } from './generate-postings.ts';
import { type Load, load } from './load.ts';

/** At least this part of the floor's throughput; 99 of 100 answers within this many times the floor's. Medians of the rounds. */
const LEAST_RATIO = 0.7;
const MOST_P99_RATIO = 1.4;
const SAMPLES = 200;
const POSTINGS = 100_000;
// The compiler still improves the code in the first seconds of load.
const WARM_UP_SECONDS = 5;
const ROUND_SECONDS = 1;
const ROUNDS = 5;
// What the compiler of a process makes of the code differs from start to start by up to a tenth, for the floor as for the API.
const STARTS = 3;

/** A kind of question: how the API is asked, and how the application's own code reads the answer. */
interface Shape {
  readonly name: string;
  readonly path: (sample: number) => string;
  readonly read: (db: JobsDatabase, sample: number) => Promise<unknown>;
}

/** One turn of the floor and of the API. */
interface Round {
  readonly floor: Load;
  readonly ours: Load;
}

/** Fills a running server with generated postings and compares its reading calls with bare routes that run the same statements. */
export async function benchApi(report: Report, server: TrellisServer, pool: pg.PoolConfig): Promise<void> {
  report.heading(`API answers, ${POSTINGS} postings, 10 connections`);
  await importGenerated(report, server.dataDir);
  const shapes = await questionShapes(server.url);
  const orders = await writeOrders(server.dataDir, shapes, pool);
  const rounds = new Map(shapes.map((shape) => [shape, [] as Round[]]));
  for (let start = 1; start <= STARTS; start += 1) {
    await server.stop();
    await server.start();
    const floor = await startFloor(orders);
    try {
      for (const shape of shapes) rounds.get(shape)?.push(...(await compare(server.url, floor.url, shape)));
    } finally {
      floor.process.kill();
    }
  }
  for (const [{ name }, measured] of rounds) reportRounds(report, name, measured);
}

async function importGenerated(report: Report, dataDir: string): Promise<void> {
  const file = path.join(dataDir, 'bench-postings.csv');
  await generatePostings(file, POSTINGS);
  const begun = Date.now();
  // Not spawnSync: connections that the server closes meanwhile must be noticed.
  await promisify(execFile)(process.execPath, ['scripts/command.ts', 'import-jobs', file], { env: { ...process.env, DATA_DIR: dataDir } });
  report.add({ name: `import of ${POSTINGS} postings`, value: POSTINGS / ((Date.now() - begun) / 1000), unit: 'rows/s' });
}

async function questionShapes(url: string): Promise<readonly Shape[]> {
  const ids = await sampleIds(url);
  const draw = draws(2);
  const categories = Array.from({ length: SAMPLES }, () => `category-${draw(24)}`);
  const words = Array.from({ length: SAMPLES }, () => ['engineer', 'nurse', 'water', 'senior', 'railway', 'teacher'][draw(6)] ?? '');
  const cursorKey = randomBytes(32);
  const search = (db: JobsDatabase, question: object): Promise<unknown> =>
    new JobSearcher({ db, now: () => new Date(), cursorKey }).search({ limit: 20, ...question });
  const at = (list: readonly string[], sample: number): string => list[sample] ?? '';
  return [
    { name: 'record', path: (n) => `/jobs/${at(ids, n)}`, read: (db, n) => postingFinder(db)(at(ids, n)) },
    { name: 'list', path: () => '/jobs?limit=20', read: (db) => search(db, {}) },
    {
      name: 'category',
      path: (n) => `/jobs?limit=20&category=${at(categories, n)}`,
      read: (db, n) => search(db, { category: at(categories, n) }),
    },
    {
      name: 'category and text',
      path: (n) => `/jobs?limit=20&category=${at(categories, n)}&q=${at(words, n)}`,
      read: (db, n) => search(db, { category: at(categories, n), q: at(words, n) }),
    },
    // The floor counts each time; the API keeps what it counted.
    { name: 'categories counted', path: () => '/jobs/categories', read: (db) => categoriesWithCounts(db) },
  ];
}

async function sampleIds(url: string): Promise<string[]> {
  const ids: string[] = [];
  let cursor = '';
  while (ids.length < SAMPLES) {
    const page = (await (await fetch(`${url}/api/jobs?limit=100${cursor}`)).json()) as { items: JobSummary[]; nextCursor: string | null };
    ids.push(...page.items.map(({ id }) => id));
    if (page.nextCursor === null) throw new Error('too few postings to sample');
    cursor = `&cursor=${page.nextCursor}`;
  }
  return ids.slice(0, SAMPLES);
}

/** Writes what the floor needs to answer the same questions; returns the file's path. */
async function writeOrders(dataDir: string, shapes: readonly Shape[], pool: pg.PoolConfig): Promise<string> {
  const statements: Record<string, readonly Statement[]> = {};
  for (const { name, read } of shapes) {
    statements[name] = await captureStatements(pool, async (db: JobsDatabase) => {
      for (let sample = 0; sample < SAMPLES; sample += 1) await read(db, sample);
    });
  }
  const orders = path.join(dataDir, 'bench-orders.json');
  writeFileSync(orders, JSON.stringify({ pool, shapes: statements }));
  return orders;
}

async function startFloor(orders: string): Promise<{ url: string; process: ChildProcess }> {
  const child = spawn(process.execPath, ['scripts/bench/api/bare-server.ts', orders], { stdio: ['ignore', 'pipe', 'inherit'] });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (line: Buffer) => resolve(line.toString().trim()));
    child.once('exit', (code) => reject(new Error(`the floor ended with ${code}`)));
  });
  return { url, process: child };
}

async function compare(url: string, floorUrl: string, { name, path: pathOf }: Shape): Promise<Round[]> {
  const samples = Array.from({ length: SAMPLES }, (_, sample) => sample);
  const own = samples.map((sample) => `/api${pathOf(sample)}`);
  const bare = samples.map((sample) => `/${encodeURIComponent(name)}/${sample}`);
  await proveSameRows(url, own, floorUrl, bare);
  await load(floorUrl, bare, WARM_UP_SECONDS);
  await load(url, own, WARM_UP_SECONDS);
  const rounds: Round[] = [];
  // In short turns, so that whatever else the machine does meanwhile falls on both.
  while (rounds.length < ROUNDS) {
    rounds.push({ floor: await load(floorUrl, bare, ROUND_SECONDS), ours: await load(url, own, ROUND_SECONDS) });
  }
  const failures = rounds.reduce((sum, { floor, ours }) => sum + floor.failures + ours.failures, 0);
  if (failures > 0) throw new Error(`${name}: ${failures} answers failed`);
  return rounds;
}

function reportRounds(report: Report, name: string, rounds: readonly Round[]): void {
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
    limit: { kind: 'at least', value: LEAST_RATIO },
  });
  report.compare({
    name: `${name}: p99`,
    unit: 'ms',
    rounds: rounds.map(({ floor, ours }) => ({ floor: floor.p99, ours: ours.p99 })),
    most: MOST_P99_RATIO,
  });
}

/** The floor must do the same work: as many rows for every sample, the extra one that tells of a next page counted. */
async function proveSameRows(url: string, own: readonly string[], floorUrl: string, bare: readonly string[]): Promise<void> {
  for (const [sample, ownPath] of own.entries()) {
    const answer = (await (await fetch(url + ownPath)).json()) as { items?: unknown[]; nextCursor?: string | null };
    const rows = answer.items === undefined ? 1 : answer.items.length + (typeof answer.nextCursor === 'string' ? 1 : 0);
    const floor = (await (await fetch(floorUrl + bare[sample])).json()) as { items: unknown[] };
    if (floor.items.length !== rows) throw new Error(`${ownPath}: the floor read ${floor.items.length} rows, the API ${rows}`);
  }
}
