import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type pg from 'pg';
import type { JobSummary } from '#plugins/jobs/contract/reply-schemas.ts';
import type { JobsDatabase } from '#plugins/jobs/server/job-tables.ts';
import { categoriesWithCounts, postingFinder } from '#plugins/jobs/server/posting-repository.ts';
import type { TrellisServer } from '../../../tests/support/trellis-server.ts';
import type { Report } from '../report.ts';
import { type AskedShape, compare, type Round, reportRounds, startFloor } from './against-floor.ts';
import { searcherOn } from './bench-searcher.ts';
import { captureStatements } from './capture-statements.ts';
import { draws, generatePostings } from './generate-postings.ts';

const LIMITS = { throughput: 0.7, p99: 1.4 };
const SAMPLES = 200;
/** The most that the command of an import may hold, however large its file is. */
const IMPORT_MIB = 300;
const TELL_PEAK = `data:text/javascript,process.on('exit',()=>process.stderr.write('peak '+process.resourceUsage().maxRSS+' KiB'))`;
const POSTINGS = 100_000;
// What the compiler of a process makes of the code differs from start to start by up to a tenth, for the floor as for the API.
const STARTS = 3;

/** A kind of question: how the API is asked, and how the application's own code reads the answer. */
interface Shape {
  readonly name: string;
  readonly path: (sample: number) => string;
  readonly read: (db: JobsDatabase, sample: number) => Promise<unknown>;
}

/** Fills a running server with generated postings and compares its reading calls with bare routes that run the same statements. */
export async function benchApi(report: Report, server: TrellisServer, pool: pg.PoolConfig): Promise<void> {
  report.heading(`API answers, ${POSTINGS} postings, 10 connections`);
  await importGenerated(report, server.dataDir);
  const shapes = await askedShapes(await questionShapes(server.url), pool);
  const rounds = new Map(shapes.map((shape) => [shape, [] as Round[]]));
  for (let start = 1; start <= STARTS; start += 1) {
    await server.stop();
    await server.start();
    const floor = await startFloor(server.dataDir, shapes, pool);
    try {
      for (const shape of shapes) rounds.get(shape)?.push(...(await compare(server.url, floor.url, shape)));
    } finally {
      floor.process.kill();
    }
  }
  for (const [{ name }, measured] of rounds) reportRounds(report, name, measured, LIMITS);
}

async function importGenerated(report: Report, dataDir: string): Promise<void> {
  const file = path.join(dataDir, 'bench-postings.csv');
  await generatePostings(file, POSTINGS);
  const begun = Date.now();
  // Not spawnSync: connections that the server closes meanwhile must be noticed.
  const { stderr } = await promisify(execFile)(process.execPath, ['--import', TELL_PEAK, 'scripts/command.ts', 'import-jobs', file], {
    env: { ...process.env, DATA_DIR: dataDir },
  });
  report.add({ name: `import of ${POSTINGS} postings`, value: POSTINGS / ((Date.now() - begun) / 1000), unit: 'rows/s' });
  const peak = Number(/peak (\d+) KiB/.exec(stderr)?.[1]) / 1024;
  const limit = { kind: 'at most', value: IMPORT_MIB } as const;
  report.add({ name: 'memory of that import, highest resident set', value: peak, unit: 'MiB', limit });
}

async function questionShapes(url: string): Promise<readonly Shape[]> {
  const ids = await sampleIds(url);
  const draw = draws(2);
  const categories = Array.from({ length: SAMPLES }, () => `category-${draw(24)}`);
  const words = Array.from({ length: SAMPLES }, () => ['engineer', 'nurse', 'water', 'senior', 'rail', 'teacher'][draw(6)] ?? '');
  const search = (db: JobsDatabase, question: object): Promise<unknown> => searcherOn(db).search({ limit: 20, ...question });
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

/** The questions with the statement that answers each sample. */
async function askedShapes(shapes: readonly Shape[], pool: pg.PoolConfig): Promise<readonly AskedShape[]> {
  const asked: AskedShape[] = [];
  for (const { name, path: pathOf, read } of shapes) {
    const samples = Array.from({ length: SAMPLES }, (_, sample) => sample);
    const statements = await captureStatements(pool, async (db: JobsDatabase) => {
      for (const sample of samples) await read(db, sample);
    });
    asked.push({ name, paths: samples.map((sample) => `/api${pathOf(sample)}`), statements: statements.map((statement) => [statement]) });
  }
  return asked;
}
