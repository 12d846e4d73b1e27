import { type RawBuilder, sql } from 'kysely';
import { tablesIn } from '#core/server/db/transaction.ts';
import type { PersonalData } from '#plugins/account/contract/personal-data.ts';
import type { PersonalDataItem } from '#plugins/account/contract/schemas.ts';
import type { CompanyDirectory } from '#plugins/employer/contract/company-directory.ts';
import type { ApplicationsDatabase, ApplicationTables } from './application-tables.ts';

/** A candidate's applications are deleted with the account, and only counts stay. An employer's decisions and notes stay without the name. */
export function applicationsPersonalData(db: ApplicationsDatabase, companies: Pick<CompanyDirectory, 'companiesOnlyOf'>): PersonalData {
  return {
    listOf: async (userId) => {
      const applications = await countOf(sql`job_applications where candidate_id = ${userId}`, db);
      const decisions = await countOf(sql`job_application_moves where actor_id = ${userId} and moved_by = 'employer'`, db);
      return [
        ...item('applications.applications', 'deleted', applications),
        ...item('applications.drafts', 'deleted', await countOf(sql`application_drafts where candidate_id = ${userId}`, db)),
        ...item('applications.application-numbers', 'kept', applications),
        ...item('applications.applied-postings', 'kept', await appliedPostings(db, await companies.companiesOnlyOf(userId))),
        ...item('applications.decisions', 'kept', decisions),
        ...item('applications.notes', 'kept', await countOf(sql`application_notes where author_id = ${userId}`, db)),
      ];
    },
    remove: async (transaction, userId) => {
      const within = tablesIn<ApplicationTables>(transaction);
      await sql`
        insert into job_application_tallies as tally (job_id, furthest, n)
        select job_id, furthest, count(*)::int from job_applications where candidate_id = ${userId} group by job_id, furthest
        on conflict (job_id, furthest) do update set n = tally.n + excluded.n`.execute(within);
      // With the history and the copies. The files of drafts and copies belong to the account.
      await within.deleteFrom('job_applications').where('candidate_id', '=', userId).execute();
      await within.deleteFrom('application_drafts').where('candidate_id', '=', userId).execute();
    },
  };
}

async function countOf(rows: RawBuilder<unknown>, db: ApplicationsDatabase): Promise<number> {
  const { rows: counted } = await sql<{ n: number }>`select count(*)::int as n from ${rows}`.execute(db);
  return counted[0]?.n ?? 0;
}

function item(code: string, fate: PersonalDataItem['fate'], count: number): PersonalDataItem[] {
  return count === 0 ? [] : [{ code, fate, count }];
}

/** The number of the companies' postings with applications. */
async function appliedPostings(db: ApplicationsDatabase, companies: readonly string[]): Promise<number> {
  if (companies.length === 0) return 0;
  return countOf(sql`(select distinct job_id from job_applications where company_id in (${sql.join(companies)})) as applied`, db);
}
