import { sql } from 'kysely';
import { tablesIn } from '#core/server/db/transaction.ts';
import type { CompanyNameListener } from '#plugins/employer/contract/company-directory.ts';
import type { JobsTables } from './jobs-database.ts';
import { companyWords } from './search-document.ts';

/** Keeps the copies of a company's name in its postings, and the words by which they are found. */
export const companyRenamed: CompanyNameListener = {
  renamed: async (transaction, companyId, name) => {
    const db = tablesIn<JobsTables>(transaction);
    await db.updateTable('job_postings').set({ company_name: name }).where('company_id', '=', companyId).execute();
    await db
      .updateTable('job_search')
      .set({ company_name: name, search: sql`ts_filter(search, '{a, c}') || ${companyWords(name)}::tsvector` })
      .where('company_id', '=', companyId)
      .execute();
  },
};
