import { tablesIn } from '#core/server/db/transaction.ts';
import type { PostingDirectory } from '../contract/posting-directory.ts';
import type { JobsDatabase, JobsTables } from './job-tables.ts';

export function createPostingDirectory(db: JobsDatabase): PostingDirectory {
  return {
    stateOf: (id) => stateOf(db, id).executeTakeFirst(),
    lockedState: (transaction, id) => stateOf(tablesIn<JobsTables>(transaction), id).forShare().executeTakeFirst(),
    cards: async (ids) => {
      if (ids.length === 0) return new Map();
      const rows = await db
        .selectFrom('job_postings')
        .select(['id', 'title', 'company_name as company', 'location'])
        .where('id', 'in', [...new Set(ids)])
        .execute();
      return new Map(rows.map((row) => [row.id, row]));
    },
  };
}

function stateOf(db: JobsDatabase, id: string) {
  return db.selectFrom('job_postings').select(['company_id as companyId', 'status']).where('id', '=', id);
}
