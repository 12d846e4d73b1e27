import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { JobSearcher, type SearchDependencies } from '#plugins/job-search/server/search/job-searcher.ts';
import type { JobFilter } from '#plugins/jobs/contract/job-filter-schemas.ts';
import type { JobSummary } from '#plugins/jobs/contract/reply-schemas.ts';
import { toSummary } from '#plugins/jobs/server/job-mapping.ts';
import { categoriesWithCounts, postingFinder } from '#plugins/jobs/server/posting-repository.ts';
import { placeOf } from '../seeded-server.ts';
import { draws, generatePostings } from './generate-postings.ts';
import { benchCalls, type MeasuredCall } from './measured-calls.ts';
import { type BenchDatabase, onDatabase, queryOf, searchTables, type World } from './world.ts';

const POSTINGS = 100_000;
const SAMPLES = 200;
// What the compiler of a process makes of the code differs from start to start by up to a tenth, for the floor as for the API.
const STARTS = 3;
/** The most that the command of an import may hold, however large its file is. */
const IMPORT_MIB = 300;
const TELL_PEAK = `data:text/javascript,process.on('exit',()=>process.stderr.write('peak '+process.resourceUsage().maxRSS+' KiB'))`;

/** Words of generated postings. */
export const SEARCHED_WORDS = ['engineer', 'nurse', 'water', 'senior', 'rail', 'teacher'];

/** Fills a running server with generated postings, and compares its reading calls with bare routes. */
export async function benchPostings(world: World): Promise<void> {
  world.report.heading(`API answers, ${POSTINGS} postings, 10 connections`);
  await importGenerated(world);
  await untilTextsAreMade(world);
  const ids = await sampleIds(world.server.url);
  const draw = draws(2);
  const categories = Array.from({ length: SAMPLES }, () => `category-${draw(24)}`);
  const words = Array.from({ length: SAMPLES }, () => SEARCHED_WORDS[draw(6)]);
  await benchCalls(world, {
    ...{ samples: SAMPLES, starts: STARTS, limits: { throughput: 0.7, p99: 1.4 } },
    calls: [
      { name: 'record', path: (sample) => `/jobs/${ids[sample]}`, statement: (db, sample) => postingFinder(db)(ids[sample] ?? '') },
      listCall('list', () => ({})),
      listCall('category', (sample) => ({ category: categories[sample] })),
      listCall('category and text', (sample) => ({ category: categories[sample], q: words[sample] })),
      // The floor counts each time; the API keeps what it counted.
      { name: 'categories counted', path: () => '/jobs/categories', statement: (db) => categoriesWithCounts(db) },
    ],
  });
}

/** The search with some terms. */
export function listCall(name: string, filterOf: (sample: number) => JobFilter): MeasuredCall {
  return {
    name,
    path: (sample) => `/jobs?${queryOf({ limit: 20, ...filterOf(sample) })}`,
    statement: (db, sample) => searcherOn(db).search({ limit: 20, ...filterOf(sample) }),
  };
}

/** The application's search. By default it knows no synonyms and no places; the words of the generated postings have none. */
export function searcherOn(db: BenchDatabase, more: Partial<Pick<SearchDependencies, 'knowledge' | 'places'>> = {}): JobSearcher {
  const knowledge = async () => ({ synonyms: new Map(), commonInTexts: new Set<string>(), common: new Set<string>() });
  return new JobSearcher({
    db: searchTables(db),
    postings: { summaryOf: toSummary, idOfReference: async () => undefined },
    now: () => new Date(),
    cursorKey: randomBytes(32),
    knowledge,
    places: { named: async (texts) => texts.map(() => undefined), around: async () => undefined },
    ...more,
  });
}

/** The server makes texts and reads places of imported postings in the background, which would be measured too. */
const MADE_WITHIN_MS = 1_800_000;

async function untilTextsAreMade({ report, pool }: World): Promise<void> {
  const begun = Date.now();
  await onDatabase(pool, async (db) => {
    const left = async (): Promise<boolean> => {
      const { rows } = await sql<{ is_left: boolean }>`
        select exists (select from job_texts_due) or exists (select from job_search where places_version < 1)
          or exists (select from job_readings where rules < 1) as is_left`.execute(db);
      return rows[0]?.is_left === true;
    };
    while (await left()) {
      if (Date.now() - begun > MADE_WITHIN_MS) throw new Error('the server does not make the texts of postings');
      await delay(1000);
    }
  });
  report.add({ name: 'texts, places and readings of these, made after', value: (Date.now() - begun) / 1000, unit: 's' });
}

async function importGenerated({ report, server: { dataDir }, databaseUrl }: World): Promise<void> {
  const file = path.join(dataDir, 'bench-postings.csv');
  await generatePostings(file, POSTINGS);
  const begun = Date.now();
  // Not spawnSync: connections that the server closes meanwhile must be noticed.
  const { stderr } = await promisify(execFile)(process.execPath, ['--import', TELL_PEAK, 'scripts/command.ts', 'import-jobs', file], {
    env: { ...process.env, ...placeOf({ dataDir, databaseUrl }) },
  });
  report.add({ name: `import of ${POSTINGS} postings`, value: POSTINGS / ((Date.now() - begun) / 1000), unit: 'rows/s' });
  report.most('memory of that import, highest resident set', Number(/peak (\d+) KiB/.exec(stderr)?.[1]) / 1024, 'MiB', IMPORT_MIB);
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
  return ids;
}
