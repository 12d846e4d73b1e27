import type { Kysely } from 'kysely';
import type { CoreTables } from '#core/server/db/database.ts';
import { inTransaction } from '#core/server/db/transaction.ts';
import { createLogger } from '#core/server/observability/logger.ts';
import type { CandidateTables } from '#plugins/candidate/server/candidate-tables.ts';
import { saveSection, storedProfile } from '#plugins/candidate/server/profile-repository.ts';
import { projectCandidate } from '#plugins/candidate/server/search/project-candidate.ts';
import type { Report, Round } from '../report.ts';
import { percentile } from './load.ts';

type CandidateDatabase = Kysely<CoreTables & CandidateTables>;

const ROUNDS = 7;
const SAVED = 60;
const log = createLogger('silent');

/** Compares saving a section, and reading the profile for the answer, with the same without the search. */
export async function benchSavedSections(report: Report, db: CandidateDatabase): Promise<void> {
  const rows = await db.selectFrom('candidate_search').select('candidate_id').limit(SAVED).execute();
  const ids = rows.map(({ candidate_id }) => candidate_id);
  for (const isProjected of [true, false]) await saveAll(db, ids, isProjected);
  const rounds: Round[] = [];
  while (rounds.length < ROUNDS) rounds.push({ floor: await saveAll(db, ids, false), ours: await saveAll(db, ids, true) });
  report.compare({ name: 'saving a section of a candidate', unit: 'ms', rounds, most: 3 });
}

/** The middle time of a save, in ms. */
async function saveAll(db: CandidateDatabase, ids: readonly string[], isProjected: boolean): Promise<number> {
  const taken: number[] = [];
  for (const candidateId of ids) {
    const stored = await storedProfile({ db, log }, candidateId);
    if (stored === undefined) throw new Error('A generated candidate is missing');
    const { value, version } = stored.sections.skills;
    const items = [...value.items.slice(1), ...value.items.slice(0, 1)];
    const begun = performance.now();
    await inTransaction(db, async (own) => {
      await saveSection(own, { candidateId, section: 'skills', value: { items }, version, at: new Date() });
      if (isProjected) await projectCandidate(own, candidateId, new Date());
    });
    await storedProfile({ db, log }, candidateId);
    taken.push(performance.now() - begun);
  }
  return percentile(taken, 0.5);
}
