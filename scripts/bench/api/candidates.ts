import { randomBytes } from 'node:crypto';
import { inTransaction } from '#core/server/db/transaction.ts';
import { createLogger } from '#core/server/observability/logger.ts';
import { createCatalogue } from '#plugins/admin-masters/server/catalogue.ts';
import { Kinds } from '#plugins/admin-masters/server/kinds.ts';
import type { CandidateFilter } from '#plugins/candidate/contract/candidate-search-schemas.ts';
import { CandidateSearch } from '#plugins/candidate/server/finding/candidate-search.ts';
import { type CandidateDatabase, saveSection, storedProfile } from '#plugins/candidate/server/profile-repository.ts';
import { projectCandidate } from '#plugins/candidate/server/search/project-candidate.ts';
import { Visibility } from '#plugins/candidate/server/visibility/visibility.ts';
import { createCompanyDirectory } from '#plugins/employer/server/sql-company-directory.ts';
import { benchTurns } from '../turns.ts';
import { CANDIDATES, generateCandidates } from './generate-candidates.ts';
import { percentile, timed } from './load.ts';
import { benchCalls } from './measured-calls.ts';
import { type BenchDatabase, onDatabase, queryOf, signedIn, type World } from './world.ts';

const SAVED = 60;
const log = createLogger('silent');

/** Three filters and a word. `welder` and `experienced` are in a fifth of the profiles. */
const FILTERS: readonly CandidateFilter[] = ['welder', 'experienced', 'nurse', 'pil', 'miner', 'cook'].flatMap((q) => [
  { q, country: 'NL', mode: 'onsite', startWithin: '30' },
  { q, country: 'BE,DE', type: 'part_time', minYears: 10 },
  { q, skills: '~skill_1,~skill_20', languages: 'en:a1', mode: 'remote,hybrid' },
  { q, category: 'sales,legal', languages: 'nl:b1', town: 'Town 7' },
]);

/** Fills the database with candidates, compares searches and facets with bare routes, and saving a section with the same without search. */
export async function benchCandidates(world: World): Promise<void> {
  world.report.heading(`Search of ${CANDIDATES} candidates, 10 connections`);
  await onDatabase(world.pool, generateCandidates);
  const employer = await signedIn(world, 'employer');
  const { id } = await employer.must<{ id: string }>('GET', '/me');
  const filterOf = (sample: number): CandidateFilter => FILTERS[sample] ?? {};
  await benchCalls(world, {
    // At most twice the bare statements.
    ...{ samples: FILTERS.length, limits: { throughput: 0.5, p99: 2 }, headers: employer.headers },
    calls: [
      {
        ...{ name: 'list of candidates', goal: 50, hasOtherRows: true },
        path: (sample) => `/candidates?${queryOf(filterOf(sample))}`,
        statement: (db, sample) => candidateSearchOn(db).page(id, { limit: 20, ...filterOf(sample) }),
      },
      {
        ...{ name: 'facets of candidates', goal: 100, hasOtherRows: true },
        path: (sample) => `/candidates/facets?${queryOf(filterOf(sample))}`,
        statement: (db, sample) => candidateSearchOn(db).facets(id, filterOf(sample)),
      },
    ],
  });
  await onDatabase(world.pool, async (db) => {
    const rows = await db.selectFrom('candidate_search').select('candidate_id').limit(SAVED).execute();
    const save = (isProjected: boolean) => (): Promise<number> =>
      saveAll(
        db,
        rows.map((row) => row.candidate_id),
        isProjected,
      );
    await benchTurns(world.report, {
      ...{ rounds: 7, warmUp: [save(true), save(false)], ours: save(true) },
      floors: [{ name: 'saving a section of a candidate', most: 3, run: save(false) }],
    });
  });
}

/** The application's search of candidates. */
export function candidateSearchOn(db: BenchDatabase): CandidateSearch {
  const none = (): [] => [];
  const now = (): Date => new Date();
  const visibility = new Visibility({
    db,
    companies: createCompanyDirectory(db),
    applicants: { appliedPostings: async () => [] },
    openings: { isOpen: async () => false },
  });
  const catalogue = createCatalogue(db, new Kinds(none, none, db), now);
  return new CandidateSearch({ db, visibility, catalogue, cursorKey: randomBytes(32), now });
}

/** The middle time of a save and of reading the profile for the answer, in ms. */
async function saveAll(db: CandidateDatabase, ids: readonly string[], isProjected: boolean): Promise<number> {
  const taken: number[] = [];
  for (const candidateId of ids) {
    const stored = await storedProfile({ db, log }, candidateId);
    if (stored === undefined) throw new Error('A generated candidate is missing');
    const { value, version } = stored.sections.skills;
    const items = [...value.items.slice(1), ...value.items.slice(0, 1)];
    const save = async (): Promise<void> => {
      await inTransaction(db, async (own) => {
        await saveSection(own, { candidateId, section: 'skills', value: { items }, version, at: new Date() });
        if (isProjected) await projectCandidate(own, candidateId, new Date());
      });
      await storedProfile({ db, log }, candidateId);
    };
    taken.push(await timed(save));
  }
  return percentile(taken, 0.5);
}
