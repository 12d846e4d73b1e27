import { sql } from 'kysely';
import type { Transaction } from '#core/contract/transaction.ts';
import { tablesIn } from '#core/server/db/transaction.ts';
import type { PostingListener, ReferenceHolder } from '#plugins/jobs/contract/posting-references.ts';
import { ACTIVE_STAGES, ENDED_WITH_POSTING } from '../contract/application.ts';
import type { ApplicationListener, MadeMove } from '../contract/application-listeners.ts';
import type { ApplicationsDatabase, ApplicationsTransaction, ApplicationTables } from './application-tables.ts';

/** Keeps postings with applications for their candidates, who may still read them. */
export const appliedPostings = (database: ApplicationsDatabase): ReferenceHolder => ({
  mayRead: async (jobId, userId) => {
    const own = database.selectFrom('job_applications').select('id').where('job_id', '=', jobId).where('candidate_id', '=', userId);
    return (await own.limit(1).executeTakeFirst()) !== undefined;
  },
  usedAmong: async (transaction, jobIds) => {
    if (jobIds.length === 0) return [];
    const applied = tablesIn<ApplicationTables>(transaction).selectFrom('job_applications').select('job_id').distinct();
    return (await applied.where('job_id', 'in', jobIds).execute()).map(({ job_id }) => job_id);
  },
  keptOf: async (transaction, companyIds) => {
    if (companyIds.length === 0) return [];
    const rows = await tablesIn<ApplicationTables>(transaction)
      .selectFrom('job_applications')
      .select('job_id')
      .distinct()
      .where('company_id', 'in', companyIds)
      .execute();
    return rows.map(({ job_id }) => job_id);
  },
});

/** Moves active applications to `closed_unfilled` when their posting has ended for good, and back when it is opened again. */
export function endedApplications(db: ApplicationsDatabase, listeners: () => readonly ApplicationListener[]): PostingListener {
  const announce = async (transaction: Transaction, moves: readonly MadeMove[]): Promise<void> => {
    if (moves.length > 0) for (const listener of listeners()) await listener.moved(transaction, moves);
  };
  return {
    endedBy: async (jobIds) => {
      if (jobIds.length === 0) return new Map();
      const rows = await db
        .selectFrom('job_applications')
        .select(({ fn }) => ['job_id', fn.countAll<number>().as('n')])
        .where('job_id', 'in', jobIds)
        .where('stage', 'in', ACTIVE_STAGES)
        .groupBy('job_id')
        .execute();
      return new Map(rows.map(({ job_id, n }) => [job_id, n]));
    },
    closed: async (transaction, jobIds) => {
      const moves = await endApplications(tablesIn<ApplicationTables>(transaction), jobIds);
      await announce(transaction, moves);
    },
    reopened: async (transaction, jobIds) => {
      await announce(transaction, await resumeApplications(tablesIn<ApplicationTables>(transaction), jobIds));
    },
  };
}

async function endApplications(db: ApplicationsTransaction, jobIds: readonly string[]): Promise<readonly MadeMove[]> {
  const active = sql.join(ACTIVE_STAGES.map((stage) => sql.lit(stage)));
  const { rows } = await sql<Omit<MadeMove, 'to' | 'by'>>`
    with ended as (
      update job_applications as application
      set stage = ${ENDED_WITH_POSTING}, version = before.version + 1, updated_at = now()
      from (
        select id, stage, version from job_applications
        where job_id = any(${jobIds}::uuid[]) and stage in (${active})
        for update
      ) as before
      where application.id = before.id
      returning application.id, application.job_id, application.company_id, application.candidate_id, application.version, before.stage
    ), recorded as (
      insert into job_application_moves (application_id, seq, from_stage, to_stage, moved_by, actor_id)
      select id, version, stage, ${ENDED_WITH_POSTING}, 'system', null from ended
    )
    select id as "applicationId", job_id as "jobId", company_id as "companyId", candidate_id as "candidateId", stage as "from"
    from ended`.execute(db);
  return rows.map((row) => ({ ...row, to: ENDED_WITH_POSTING, by: 'system' }));
}

/** Returns the applications that ended with their posting to the stage before. */
async function resumeApplications(db: ApplicationsTransaction, jobIds: readonly string[]): Promise<readonly MadeMove[]> {
  const { rows } = await sql<Omit<MadeMove, 'from' | 'by'>>`
    with resumed as (
      update job_applications as application
      set stage = ended.from_stage, version = ended.seq + 1, updated_at = now()
      from (
        select each.id, last.from_stage, last.seq from job_applications as each
        join job_application_moves as last on last.application_id = each.id and last.seq = each.version
        where each.job_id = any(${jobIds}::uuid[]) and each.stage = ${ENDED_WITH_POSTING} and last.from_stage is not null
        for update of each
      ) as ended
      where application.id = ended.id
      returning application.id, application.job_id, application.company_id, application.candidate_id, application.version, application.stage
    ), recorded as (
      insert into job_application_moves (application_id, seq, from_stage, to_stage, moved_by, actor_id)
      select id, version, ${ENDED_WITH_POSTING}, stage, 'system', null from resumed
    )
    select id as "applicationId", job_id as "jobId", company_id as "companyId", candidate_id as "candidateId", stage as "to"
    from resumed`.execute(db);
  return rows.map((row) => ({ ...row, from: ENDED_WITH_POSTING, by: 'system' }));
}
