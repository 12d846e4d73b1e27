import type { UserReferences } from '#plugins/users/contract/user-references.ts';
import type { JobsDatabase } from './job-tables.ts';

/** How many postings a user has written. Drafts are left out, because administrators do not see them. */
export function writtenPostings(db: JobsDatabase): NonNullable<UserReferences['facts']> {
  return async (userId) => {
    const { count } = await db
      .selectFrom('job_postings')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('created_by', '=', userId)
      .where('status', '<>', 'draft')
      .executeTakeFirstOrThrow();
    return count === 0 ? [] : [{ code: 'jobs.postings', count }];
  };
}
