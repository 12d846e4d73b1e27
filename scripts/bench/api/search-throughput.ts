import { Kysely, PostgresDialect, sql } from 'kysely';
import type pg from 'pg';
import pgDriver from 'pg';
import type { CoreTables } from '#core/server/db/database.ts';
import type { JobFilter } from '#plugins/jobs/contract/search-schemas.ts';
import type { JobsDatabase, JobsTables } from '#plugins/jobs/server/job-tables.ts';
import { Facets } from '#plugins/jobs/server/search/facets.ts';
import { refreshSuggestions } from '#plugins/jobs/server/search/refresh-suggestions.ts';
import { suggester } from '#plugins/jobs/server/search/suggest.ts';
import type { TrellisServer } from '../../../tests/support/trellis-server.ts';
import { median, type Report } from '../report.ts';
import { type AskedShape, compare, reportRounds, startFloor } from './against-floor.ts';
import { searcherOn } from './bench-searcher.ts';
import { captureStatements, type Statement } from './capture-statements.ts';
import { draws } from './generate-postings.ts';

const LIMITS = { throughput: 0.6, p99: 1.6 };
/** The time of the statements of facets, in times of those of the list with the same terms. */
const FACETS_OF_LIST = 15;
const TIMED = 40;

// More searches than the server keeps facets of, so that each is counted.
const SAMPLES = 600;

interface Shape {
  readonly name: string;
  readonly path: (sample: number) => string;
  readonly read: (db: JobsDatabase, sample: number) => Promise<unknown>;
  /** How many statements answer a sample. */
  readonly statements: number;
}

/** Compares lists with several values, counts, facets and suggestions with bare routes that run the same statements. */
export async function benchSearch(report: Report, server: TrellisServer, pool: pg.PoolConfig): Promise<void> {
  report.heading('Search, 10 connections');
  await makeSuggestions(pool);
  const shapes = await Promise.all(searchShapes().map((shape) => asked(shape, pool)));
  const floor = await startFloor(server.dataDir, shapes, pool);
  try {
    for (const shape of shapes) reportRounds(report, shape.name, await compare(server.url, floor.url, shape), LIMITS);
  } finally {
    floor.process.kill();
  }
  for (const [name, filterOf] of facetFilters()) await timeFacets(report, pool, name, filterOf);
}

/** The server makes them every ten minutes. */
async function makeSuggestions(pool: pg.PoolConfig): Promise<void> {
  const db = new Kysely<CoreTables & JobsTables>({ dialect: new PostgresDialect({ pool: new pgDriver.Pool({ ...pool, max: 1 }) }) });
  await db.transaction().execute(refreshSuggestions);
  await sql`analyze job_suggestions`.execute(db);
  await db.destroy();
}

function searchShapes(): readonly Shape[] {
  const [filters, beginnings] = [threeFilters(), typedTexts()];
  const list = (name: string, filterOf: (sample: number) => JobFilter): Shape => ({
    name: `list, ${name}`,
    path: (sample) => `/jobs?${queryOf({ limit: 20, ...filterOf(sample) })}`,
    read: (db, sample) => searcherOn(db).search({ limit: 20, ...filterOf(sample) }),
    statements: 1,
  });
  return [
    list('text', (sample) => ({ q: words[sample] ?? '' })),
    list('three filters with two values', filters),
    {
      name: 'count',
      path: (sample) => `/jobs/count?${queryOf({ q: words[sample] ?? '' })}`,
      read: (db, sample) => searcherOn(db).count({ q: words[sample] ?? '' }),
      statements: 1,
    },
    ...facetFilters().map(([name, filterOf, choices]): Shape => {
      const unkept = (sample: number): JobFilter => ({ ...filterOf(sample), where: wordless(sample) });
      return {
        name: `facets, ${name}`,
        path: (sample) => `/jobs/facets?${queryOf(unkept(sample))}`,
        read: (db, sample) => facetsOn(db).count(unkept(sample)),
        statements: 1 + choices,
      };
    }),
    {
      name: 'suggestions',
      path: (sample) => `/jobs/suggestions?${queryOf({ q: beginnings(sample) })}`,
      read: (db, sample) => suggester(db)(beginnings(sample)),
      statements: 1,
    },
  ];
}

const draw = draws(3);
const words = Array.from({ length: SAMPLES }, () => ['engineer', 'nurse', 'water', 'senior', 'rail', 'teacher'][draw(6)] ?? '');
const categories = Array.from({ length: SAMPLES }, () => `category-${draw(12)},category-${12 + draw(12)}`);

function threeFilters(): (sample: number) => JobFilter {
  return (sample) => ({ category: categories[sample], employmentType: 'full_time,part_time', currency: 'EUR', minSalary: 30_000 + sample });
}

/** The terms of facets, with the number of filters with a choice. */
function facetFilters(): readonly (readonly [name: string, filterOf: (sample: number) => JobFilter, choices: number])[] {
  return [
    ['no words', () => ({}), 0],
    ['one word', (sample) => ({ q: words[sample] }), 0],
    ['a word and two filters', (sample) => ({ q: words[sample], category: categories[sample], employmentType: 'full_time,part_time' }), 2],
  ];
}

/** A text without words, different for each sample: it finds the same and is kept apart. */
function wordless(sample: number): string {
  return [...sample.toString(2)].map((digit) => (digit === '0' ? '!' : '?')).join('');
}

function typedTexts(): (sample: number) => string {
  return (sample) => (words[sample] ?? '').slice(0, 2 + (sample % 5));
}

function facetsOn(db: JobsDatabase): Facets {
  return new Facets({ db, searcher: searcherOn(db), now: () => new Date() });
}

function queryOf(query: object): string {
  return new URLSearchParams(Object.entries(query).map(([name, value]): [string, string] => [name, String(value)])).toString();
}

async function asked({ name, path, read, statements }: Shape, pool: pg.PoolConfig): Promise<AskedShape> {
  const samples = Array.from({ length: SAMPLES }, (_, sample) => sample);
  const captured = await captureStatements(pool, async (db: JobsDatabase) => {
    for (const sample of samples) await read(db, sample);
  });
  return {
    name,
    paths: samples.map((sample) => `/api${path(sample)}`),
    statements: samples.map((sample) => captured.slice(sample * statements, (sample + 1) * statements)),
    hasOtherRows: !name.startsWith('list'),
  };
}

/** Holds the statements of facets against that of the list with the same terms, on one connection. */
async function timeFacets(report: Report, pool: pg.PoolConfig, name: string, filterOf: (sample: number) => JobFilter): Promise<void> {
  const samples = Array.from({ length: TIMED }, (_, sample) => sample);
  const statementsOf = (read: (db: JobsDatabase, sample: number) => Promise<unknown>): Promise<readonly Statement[]> =>
    captureStatements(pool, async (db: JobsDatabase) => {
      for (const sample of samples) await read(db, sample);
    });
  const lists = await statementsOf((db, sample) => searcherOn(db).search({ limit: 20, ...filterOf(sample) }));
  const facets = await statementsOf((db, sample) => facetsOn(db).count(filterOf(sample)));
  const client = new pgDriver.Client(pool);
  await client.connect();
  try {
    const names = new Map<string, string>();
    const ofLists = await timesOf(client, names, lists, 1);
    const ofFacets = await timesOf(client, names, facets, facets.length / TIMED);
    report.compare({
      name: `facets, ${name}: time of the statements`,
      unit: 'ms',
      rounds: ofFacets.map((ours, sample) => ({ ours, floor: ofLists[sample] ?? ours })),
      most: FACETS_OF_LIST,
    });
  } finally {
    await client.end();
  }
}

/** The median time of the statements of each sample in three turns, in milliseconds. */
async function timesOf(
  client: pgDriver.Client,
  names: Map<string, string>,
  statements: readonly Statement[],
  perSample: number,
): Promise<number[]> {
  const run = async ({ text, values }: Statement): Promise<unknown> => {
    names.set(text, names.get(text) ?? `timed_${names.size}`);
    return client.query({ name: names.get(text), text, values: [...values] });
  };
  const times: number[] = [];
  for (let at = 0; at < statements.length; at += perSample) {
    const turns: number[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      const begun = performance.now();
      for (const statement of statements.slice(at, at + perSample)) await run(statement);
      turns.push(performance.now() - begun);
    }
    times.push(median(turns));
  }
  return times;
}
