import { sql } from 'kysely';
import { valuesIn } from '#core/contract/value-params.ts';
import { tablesIn } from '#core/server/db/transaction.ts';
import { contentHash } from '#core/server/text/content-hash.ts';
import { skills } from '#plugins/admin-masters/contract/kinds.ts';
import type { MasterUses } from '#plugins/admin-masters/contract/master-source.ts';
import type { JobFilter } from '#plugins/jobs/contract/job-filter-schemas.ts';
import { jobCategories } from '#plugins/jobs/contract/master-kinds.ts';
import { normalTerms, termsText } from '../../contract/saved-terms.ts';
import type { JobSearchTables, JobSearchTransaction, StoredTerms } from '../job-search-tables.ts';
import { lockOwner } from './owner-lock.ts';

/** The saved searches that name categories or skills. They are not counted: a search may name what no longer exists. */
export const savedTermUses: readonly MasterUses[] = [usesOf(jobCategories.entity, 'category'), usesOf(skills.entity, 'skills')];

function usesOf(entity: string, filter: 'category' | 'skills'): MasterUses {
  return {
    entity,
    count: async () => new Map(),
    replace: (transaction, from, to) => replaceInSavedSearches(tablesIn<JobSearchTables>(transaction), filter, from, to),
  };
}

/**
 * Replaces a code of master data in the saved searches, when two rows are merged. A search that becomes equal to another one of its user is
 * deleted, because equal searches are saved once.
 */
async function replaceInSavedSearches(own: JobSearchTransaction, filter: 'category' | 'skills', from: string, to: string): Promise<void> {
  const values = sql<string>`',' || (terms -> 'terms' ->> ${filter}) || ','`;
  const uses = own
    .selectFrom('job_saved_searches')
    .select(['id', 'user_id', 'terms'])
    .where(sql<boolean>`strpos(${values}, ${`,${from},`}) > 0`);
  for (const { id, user_id, terms: before } of await uses.orderBy('id').forUpdate().execute()) {
    // A search that the user saves meanwhile may be the same.
    await lockOwner(own, 'saved-searches', user_id);
    const terms = withValue(before.terms, filter, from, to);
    const terms_hash = contentHash([termsText(terms)]);
    const same = own.selectFrom('job_saved_searches').select('id').where('user_id', '=', user_id).where('terms_hash', '=', terms_hash);
    const stored: StoredTerms = { version: 1, terms };
    if ((await same.executeTakeFirst()) !== undefined) await own.deleteFrom('job_saved_searches').where('id', '=', id).execute();
    else {
      const changed = { terms: JSON.stringify(stored), terms_hash };
      await own.updateTable('job_saved_searches').set(changed).where('id', '=', id).execute();
    }
  }
}

function withValue(terms: JobFilter, filter: 'category' | 'skills', from: string, to: string): JobFilter {
  const replaced = valuesIn(terms[filter]).map((value) => (value === from ? to : value));
  return normalTerms({ ...terms, [filter]: [...new Set(replaced)].join(',') });
}
