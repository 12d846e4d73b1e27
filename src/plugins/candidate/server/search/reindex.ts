import { type RawBuilder, sql } from 'kysely';
import { inTransaction } from '#core/server/db/transaction.ts';
import type { ReindexOptions } from '#core/server/plugin/reindex-command.ts';
import type { Schedule } from '#core/server/queue/work.ts';
import type { CandidateDatabase } from '../candidate-tables.ts';
import { WORDS_VERSION } from './candidate-row.ts';
import { projectCandidates } from './project-candidate.ts';

/** Candidates of one transaction. A candidate who saves a section meanwhile waits for it. */
const PORTION = 200;

/** The next candidates after this id, in the order of the ids. */
type NextCandidates = (after: string) => RawBuilder<{ candidate_id: string }>;

/**
 * Makes the searched facts of all candidates anew, in portions, and deletes rows without a saved section. Servers may run meanwhile. A run
 * that was stopped can be repeated.
 *
 * @returns the number of candidates
 */
export function reindexAll(db: CandidateDatabase, options: ReindexOptions): Promise<number> {
  return projectEach(db, options, everyCandidate);
}

/** Makes the missing rows, and those anew whose words follow earlier rules. Searches go on meanwhile with the old words. */
export function renewSearch(db: CandidateDatabase): Schedule {
  return {
    name: 'candidate.renew-search',
    cron: '41 * * * *',
    beginsAtOnce: true,
    run: async ({ signal, log }) => {
      const count = await projectEach(db, { signal }, withoutCurrentRow);
      if (count > 0) log.info({ count }, 'The search now has profiles that it lacked, or had with words of earlier rules.');
    },
  };
}

function everyCandidate(after: string): RawBuilder<{ candidate_id: string }> {
  const idsOf = (table: string) =>
    sql`(select distinct candidate_id from ${sql.table(table)} where candidate_id > ${after}::uuid order by 1 limit ${PORTION})`;
  return sql`${idsOf('candidate_sections')} union ${idsOf('candidate_search')} order by 1 limit ${PORTION}`;
}

function withoutCurrentRow(after: string): RawBuilder<{ candidate_id: string }> {
  return sql`
    select distinct candidate_id from candidate_sections as stored
    where candidate_id > ${after}::uuid and version > 0
      and not exists (
        select from candidate_search
        where candidate_search.candidate_id = stored.candidate_id and words_version >= ${sql.lit(WORDS_VERSION)}
      )
    order by 1 limit ${PORTION}`;
}

async function projectEach(db: CandidateDatabase, { signal, progress }: ReindexOptions, next: NextCandidates): Promise<number> {
  let [count, after] = [0, '00000000-0000-0000-0000-000000000000'];
  while (!signal.aborted) {
    const { rows } = await next(after).execute(db);
    const ids = rows.map(({ candidate_id }) => candidate_id);
    const last = ids.at(-1);
    if (last === undefined) break;
    await inTransaction(db, (own) => projectCandidates(own, ids));
    count += ids.length;
    after = last;
    progress?.(count);
  }
  return count;
}
