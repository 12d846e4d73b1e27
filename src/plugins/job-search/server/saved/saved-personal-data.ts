import type { PersonalData } from '#plugins/account/contract/personal-data.ts';
import type { PersonalDataItem } from '#plugins/account/contract/schemas.ts';
import type { JobSearchDatabase } from '../job-search-tables.ts';

/** Saved postings with their notes, and saved searches. */
export function savedPersonalData(db: JobSearchDatabase): PersonalData {
  const countOf = async (table: 'job_saved_postings' | 'job_saved_searches', userId: string): Promise<number> => {
    const rows = db.selectFrom(table).select(({ fn }) => fn.countAll<number>().as('count'));
    return (await rows.where('user_id', '=', userId).executeTakeFirstOrThrow()).count;
  };
  return {
    listOf: async (userId) => {
      const items: readonly PersonalDataItem[] = [
        { code: 'job-search.saved-jobs', fate: 'deleted', count: await countOf('job_saved_postings', userId) },
        { code: 'job-search.saved-searches', fate: 'deleted', count: await countOf('job_saved_searches', userId) },
      ];
      return items.filter(({ count }) => count > 0);
    },
    // The rows go with the row of the user.
    remove: async () => undefined,
  };
}
