import { sql } from 'kysely';
import pg from 'pg';
import { Facets } from '#plugins/job-search/server/search/facets.ts';
import { refreshSuggestions } from '#plugins/job-search/server/search/refresh-suggestions.ts';
import { suggester } from '#plugins/job-search/server/search/suggest.ts';
import type { JobFilter } from '#plugins/jobs/contract/job-filter-schemas.ts';
import { namedCategory } from '#plugins/jobs/server/job-mapping.ts';
import { median } from '../report.ts';
import { draws } from './generate-postings.ts';
import { timed } from './load.ts';
import { benchCalls, type MeasuredCall } from './measured-calls.ts';
import { listCall, SEARCHED_WORDS, searcherOn } from './postings.ts';
import { captureStatements, type Statement } from './statements.ts';
import { type BenchDatabase, onDatabase, queryOf, searchTables, type World } from './world.ts';

/** The time of the statements of facets, in times of those of the list with the same terms. */
const FACETS_OF_LIST = 15;
const TIMED = 40;
// More searches than the server keeps facets of, so that each is counted.
const SAMPLES = 600;

const draw = draws(3);
const words = Array.from({ length: SAMPLES }, () => SEARCHED_WORDS[draw(6)] ?? '');
const categories = Array.from({ length: SAMPLES }, () => `category-${draw(12)},category-${12 + draw(12)}`);
const types = 'full_time,part_time';
const typed = (sample: number): string => words[sample]?.slice(0, 2 + (sample % 5)) ?? '';

/** The terms of facets. */
const FACETS: Readonly<Record<string, (sample: number) => JobFilter>> = {
  'no words': () => ({}),
  'one word': (sample) => ({ q: words[sample] }),
  'a word and two filters': (sample) => ({ q: words[sample], category: categories[sample], employmentType: types }),
};

const CALLS: readonly MeasuredCall[] = [
  listCall('list, text', (sample) => ({ q: words[sample] })),
  listCall('list, three filters with two values', (sample) => ({
    ...{ category: categories[sample], employmentType: types, currency: 'EUR', minSalary: 30_000 + sample },
  })),
  {
    name: 'count',
    hasOtherRows: true,
    path: (sample) => `/jobs/count?${queryOf({ q: words[sample] })}`,
    statement: (db, sample) => searcherOn(db).count({ q: words[sample] }),
  },
  ...Object.entries(FACETS).map(([name, filterOf]): MeasuredCall => {
    const unkept = (sample: number): JobFilter => ({ ...filterOf(sample), where: wordless(sample) });
    return {
      name: `facets, ${name}`,
      hasOtherRows: true,
      path: (sample) => `/jobs/facets?${queryOf(unkept(sample))}`,
      statement: (db, sample) => facetsOn(db).count(unkept(sample)),
    };
  }),
  {
    name: 'suggestions',
    hasOtherRows: true,
    path: (sample) => `/jobs/suggestions?${queryOf({ q: typed(sample) })}`,
    statement: (db, sample) => suggester(searchTables(db), { namedCategory })(typed(sample)),
  },
];

/** Compares lists with several values, counts, facets and suggestions with bare routes. */
export async function benchSearch(world: World): Promise<void> {
  world.report.heading('Search, 10 connections');
  // The server makes suggestions every ten minutes.
  await onDatabase(world.pool, async (db) => {
    const categories = await db.selectFrom('job_categories').select(['code', 'name', 'names']).where('is_hidden', '=', false).execute();
    await searchTables(db)
      .transaction()
      .execute((own) => refreshSuggestions(own, categories));
    await sql`analyze job_suggestions`.execute(db);
  });
  await benchCalls(world, { calls: CALLS, samples: SAMPLES, limits: { throughput: 0.6, p99: 1.6 } });
  for (const [name, filterOf] of Object.entries(FACETS)) await timeFacets(world, name, filterOf);
}

/** A text without words, different for each sample: it finds the same and is kept apart. */
export function wordless(sample: number): string {
  return [...sample.toString(2)].map((digit) => (digit === '0' ? '!' : '?')).join('');
}

export function facetsOn(db: BenchDatabase, searcher = searcherOn(db)): Facets {
  return new Facets({
    db: searchTables(db),
    postings: { namedCategory },
    searcher,
    now: () => new Date(),
    places: { listed: async () => [] },
  });
}

/** Holds the statements of facets against that of the list with the same terms, on one connection. */
async function timeFacets({ report, pool }: World, name: string, filterOf: (sample: number) => JobFilter): Promise<void> {
  const samples = Array.from({ length: TIMED }, (_, sample) => sample);
  const lists = await captureStatements(pool, samples, (db, sample) => searcherOn(db).search({ limit: 20, ...filterOf(sample) }));
  const facets = await captureStatements(pool, samples, (db, sample) => facetsOn(db).count(filterOf(sample)));
  const client = new pg.Client(pool);
  await client.connect();
  try {
    const names = new Map<string, string>();
    const ofLists = await mediansOf(client, names, lists);
    const ofFacets = await mediansOf(client, names, facets);
    const rounds = ofFacets.map((ours, sample) => ({ ours, floor: ofLists[sample] ?? ours }));
    report.compare({ name: `facets, ${name}: time of the statements`, unit: 'ms', rounds, most: FACETS_OF_LIST });
  } finally {
    await client.end();
  }
}

/** The median time of the statements of each sample in three turns, in milliseconds. */
async function mediansOf(client: pg.Client, names: Map<string, string>, groups: readonly (readonly Statement[])[]): Promise<number[]> {
  const run = async (statements: readonly Statement[]): Promise<void> => {
    for (const { text, values } of statements) {
      names.set(text, names.get(text) ?? `timed_${names.size}`);
      await client.query({ name: names.get(text), text, values: [...values] });
    }
  };
  const times: number[] = [];
  for (const group of groups) {
    const turns: number[] = [];
    while (turns.length < 3) turns.push(await timed(() => run(group)));
    times.push(median(turns));
  }
  return times;
}
