import { sql } from 'kysely';
import { tablesIn } from '#core/server/db/transaction.ts';
import type { PostingKeeper, PostingListener } from '#plugins/jobs/contract/posting-listeners.ts';
import { ACTIVE_STAGES } from '../contract/application.ts';
import type { ApplicationListener, MadeMove } from '../contract/application-listeners.ts';
import type { ApplicationsTransaction, ApplicationTables } from './application-tables.ts';

/** Keeps postings with applications for their candidates. */
export const appliedPostings: PostingKeeper = {
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
};

/** Moves active applications to `closed_unfilled` when their posting is closed. */
export function endedApplications(listeners: () => readonly ApplicationListener[]): PostingListener {
  return {
    closed: async (transaction, jobIds) => {
      const moves = await endApplications(tablesIn<ApplicationTables>(transaction), jobIds);
      if (moves.length > 0) for (const listener of listeners()) await listener.moved(transaction, moves);
    },
  };
}

async function endApplications(db: ApplicationsTransaction, jobIds: readonly string[]): Promise<readonly MadeMove[]> {
  const active = sql.join(ACTIVE_STAGES.map((stage) => sql.lit(stage)));
  const { rows } = await sql<Omit<MadeMove, 'to' | 'by'>>`
    with ended as (
      update job_applications as application
      set stage = 'closed_unfilled', version = before.version + 1, updated_at = now()
      from (
        select id, stage, version from job_applications
        where job_id = any(${jobIds}::uuid[]) and stage in (${active})
        for update
      ) as before
      where application.id = before.id
      returning application.id, application.job_id, application.company_id, application.candidate_id, application.version, before.stage
    ), recorded as (
      insert into job_application_moves (application_id, seq, from_stage, to_stage, moved_by, actor_id)
      select id, version, stage, 'closed_unfilled', 'employer', null from ended
    )
    select id as "applicationId", job_id as "jobId", company_id as "companyId", candidate_id as "candidateId", stage as "from"
    from ended`.execute(db);
  return rows.map((row) => ({ ...row, to: 'closed_unfilled', by: 'employer' }));
}
