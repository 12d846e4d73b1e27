import { sql } from 'kysely';
import { tablesIn } from '#core/server/db/transaction.ts';
import type { CompanyAbandonedListener } from '#plugins/employer/contract/company-directory.ts';
import { ACTIVE_STAGES } from '../contract/application.ts';
import type { JobsTables, JobsTransaction } from './jobs-database.ts';

/**
 * Nobody answers for the company any more: its postings close, applications under way end as unfilled, and postings to which
 * nobody applied go. What was applied to stays for those who applied.
 */
export const companyAbandoned: CompanyAbandonedListener = {
  abandoned: async (transaction, companyId) => {
    const db = tablesIn<JobsTables>(transaction);
    await db
      .deleteFrom('job_postings')
      .where('company_id', '=', companyId)
      .where('id', 'not in', ({ selectFrom }) => selectFrom('job_applications').select('job_id').where('company_id', '=', companyId))
      .execute();
    await db.deleteFrom('job_search').where('company_id', '=', companyId).execute();
    const closed = await db.updateTable('job_postings').set({ status: 'closed' }).where('company_id', '=', companyId).executeTakeFirst();
    await endApplications(db, companyId);
    return closed.numUpdatedRows > 0n;
  },
};

async function endApplications(db: JobsTransaction, companyId: string): Promise<void> {
  const active = sql.join(ACTIVE_STAGES.map((stage) => sql.lit(stage)));
  await sql`
    with ended as (
      update job_applications as application
      set stage = 'closed_unfilled', version = before.version + 1, updated_at = now()
      from (
        select id, stage, version from job_applications
        where company_id = ${companyId} and stage in (${active})
        for update
      ) as before
      where application.id = before.id
      returning application.id, application.version, before.stage
    )
    insert into job_application_moves (application_id, seq, from_stage, to_stage, moved_by, actor_id)
    select id, version, stage, 'closed_unfilled', 'employer', null from ended`.execute(db);
}
