import { sql } from 'kysely';
import { foundSentences } from '#plugins/job-search/server/search/found-sentences.ts';
import { jobSearchEngine } from '#plugins/job-search/server/search/job-search-engine.ts';
import type { JobSearcher } from '#plugins/job-search/server/search/job-searcher.ts';
import type { FoundRow } from '#plugins/job-search/server/search/search-query.ts';
import type { JobFilter } from '#plugins/jobs/contract/job-filter-schemas.ts';
import { namedCategory } from '#plugins/jobs/server/job-mapping.ts';
import { placesAround } from '#plugins/places/server/places-around.ts';
import { suggestedPlaces } from '#plugins/places/server/suggest-places.ts';
import { candidateSearchOn } from '../api/candidates.ts';
import { CANDIDATES, generateCandidates } from '../api/generate-candidates.ts';
import { percentile, timesOf } from '../api/load.ts';
import { searcherOn } from '../api/postings.ts';
import { facetsOn, wordless } from '../api/search.ts';
import { type BenchDatabase, onDatabase, queryOf, searchTables, signedIn, type World } from '../api/world.ts';
import type { LargeWorld } from './large-world.ts';
import { measureShape } from './measure-shape.ts';
import { candidateShapes, jobShapes, SAMPLES, type Shapes } from './shapes.ts';

const LIST = { p50: 5, p99: 20 };
const COUNT = { p99: 20 };
const FACETS = { p99: 60 };
const SENTENCES = 3;

const PAGE = 20;
/** The page that is asked for, and from how many different first pages. */
const DEEP = { page: 50, samples: 12 };
/** The server keeps the facets of 500 searches for a minute. */
const UNKEPT = 4000;

/** Measures all kinds of searches of postings. */
export async function measureSearch(world: World, large: LargeWorld): Promise<void> {
  const { report } = world;
  const companyIds = await onDatabase(world.pool, async (db) => {
    const rows = await db.selectFrom('companies').select('id').where('origin', '=', 'imported').orderBy('id').limit(SAMPLES).execute();
    return rows.map(({ id }) => id);
  });
  const { lists, deep, counts, facets, suggestions, places } = jobShapes(large, companyIds);
  report.heading('Lists');
  for (const [name, terms] of samplesOf(lists)) {
    const paths = terms.map((each) => `/jobs?${queryOf({ limit: PAGE, ...each })}`);
    const read = async (db: BenchDatabase, at: number) => (await engineOn(db)).findWithOthers({ limit: PAGE, ...terms[at] });
    await measureShape(world, { name, limits: LIST, paths, read });
  }
  for (const [name, terms] of samplesOf(deep)) {
    const paths = await Promise.all(terms.slice(0, DEEP.samples).map((each) => deepPath(world, each)));
    await measureShape(world, { name: `page ${DEEP.page}, ${name}`, limits: LIST, paths });
  }
  report.heading('Suggestions');
  for (const [name, typed] of samplesOf(suggestions)) {
    const read = async (db: BenchDatabase, at: number) => (await engineOn(db)).suggest(typed[at] ?? '');
    await measureShape(world, { name, limits: LIST, paths: typed.map((q) => `/jobs/suggestions?${queryOf({ q })}`), read });
  }
  for (const [name, typed] of samplesOf(places)) {
    const read = (db: BenchDatabase, at: number) => suggestedPlaces(db.$extendTables(), { q: typed[at] ?? '' });
    await measureShape(world, { name, limits: LIST, paths: typed.map((q) => `/places/suggestions?${queryOf({ q })}`), read });
  }
  report.heading('Counts');
  for (const [name, terms] of samplesOf(counts)) {
    await measureShape(world, { name, limits: COUNT, paths: terms.map((each) => `/jobs/count?${queryOf(each)}`) });
  }
  report.heading('Facets');
  for (const [name, terms] of samplesOf(facets)) {
    const unkept = (at: number): JobFilter => {
      const { where = '', ...others } = terms[at % terms.length] ?? {};
      return { ...others, where: `${where} ${wordless(at)}` };
    };
    const paths = Array.from({ length: UNKEPT }, (_, at) => `/jobs/facets?${queryOf(unkept(at))}`);
    const read = async (db: BenchDatabase, at: number) => facetsOn(db, await largeSearcherOn(db)).count(unkept(at));
    await measureShape(world, { name, limits: FACETS, paths, read });
  }
  report.heading('Sentences of 20 postings');
  await measureSentences(world, large);
}

/** Measures the search of candidates. */
export async function measureCandidates(world: World, large: LargeWorld): Promise<void> {
  await onDatabase(world.pool, generateCandidates);
  const employer = await signedIn(world, 'employer');
  const { id } = await employer.must<{ id: string }>('GET', '/me');
  const { lists, facets } = candidateShapes(large);
  const { headers } = employer;
  world.report.heading(`Lists of ${CANDIDATES} candidates`);
  for (const [name, terms] of samplesOf(lists)) {
    const paths = terms.map((each) => `/candidates?${queryOf({ limit: PAGE, ...each })}`);
    const read = (db: BenchDatabase, at: number) => candidateSearchOn(db).page(id, { limit: PAGE, ...terms[at] });
    await measureShape(world, { name, limits: LIST, headers, paths, read });
  }
  world.report.heading(`Facets of ${CANDIDATES} candidates`);
  for (const [name, terms] of samplesOf(facets)) {
    const paths = terms.map((each) => `/candidates/facets?${queryOf(each)}`);
    const read = (db: BenchDatabase, at: number) => candidateSearchOn(db).facets(id, terms[at] ?? {});
    await measureShape(world, { name, limits: FACETS, headers, paths, read });
  }
}

function samplesOf<Terms>(shapes: Shapes<Terms>): [string, Terms[]][] {
  return Object.entries(shapes).map(([name, make]) => [name, Array.from({ length: SAMPLES }, make)]);
}

async function engineOn(db: BenchDatabase) {
  const searcher = await largeSearcherOn(db);
  return jobSearchEngine({ db: searchTables(db), postings: { namedCategory }, searcher, now: () => new Date() });
}

const searchers = new WeakMap<BenchDatabase, Promise<JobSearcher>>();

/** The application's search with the words that are common in these postings, and with places. */
function largeSearcherOn(db: BenchDatabase): Promise<JobSearcher> {
  const known = searchers.get(db) ?? makeSearcher(db);
  searchers.set(db, known);
  return known;
}

async function makeSearcher(db: BenchDatabase): Promise<JobSearcher> {
  const { rows } = await sql<{ word: string; is_common: boolean; is_common_in_texts: boolean }>`
    select word, is_common, is_common_in_texts from job_words where is_common or is_common_in_texts`.execute(db);
  const wordsOf = (column: 'is_common' | 'is_common_in_texts') => new Set(rows.filter((row) => row[column]).map(({ word }) => word));
  const knowledge = { synonyms: new Map(), common: wordsOf('is_common'), commonInTexts: wordsOf('is_common_in_texts') };
  return searcherOn(db, { knowledge: async () => knowledge, places: { around: placesAround(db.$extendTables()) } });
}

/** The address of a page far behind the first one, or of the last page. */
async function deepPath({ server }: World, terms: object): Promise<string> {
  let path = '';
  let cursor: string | null | undefined;
  for (let page = 1; page <= DEEP.page && cursor !== null; page += 1) {
    path = `/jobs?${queryOf({ limit: PAGE, ...terms, ...(cursor !== undefined && { cursor }) })}`;
    const answer = (await (await fetch(`${server.url}/api${path}`)).json()) as { nextCursor: string | null };
    cursor = answer.nextCursor;
  }
  return path;
}

async function measureSentences({ report, pool }: World, { text, draw }: LargeWorld): Promise<void> {
  await onDatabase(pool, async (db) => {
    const pages: { word: string; rows: readonly FoundRow[] }[] = [];
    while (pages.length < SAMPLES) {
      const word = text.words[500 + draw(3000)] ?? '';
      const { rows } = await sql<FoundRow>`
        select job_search.* from job_search join job_texts using (job_id) where words @@ ${`'${word}'`}::tsquery limit ${sql.lit(PAGE)}`.execute(
        db,
      );
      pages.push({ word, rows });
    }
    const times = await timesOf(pages, ({ word, rows }) => foundSentences(searchTables(db), rows, word));
    report.most('sentences, one after another: p50', percentile(times, 0.5), 'ms', SENTENCES);
    report.add({ name: 'sentences, one after another: p99', value: percentile(times, 0.99), unit: 'ms' });
  });
}
