import { sql } from 'kysely';
import { contentHash } from '#core/server/text/content-hash.ts';
import { normalTerms, termsText } from '../../contract/saved-terms.ts';
import { filterValues } from '../../contract/search.ts';
import type { JobFilter } from '../../contract/search-schemas.ts';
import type { JobsTransaction, StoredTerms } from '../job-tables.ts';
import { lockOwner } from './owner-lock.ts';

/**
 * Replaces a code of master data in the saved searches, when two rows are merged. A search that becomes equal to another one of its user is
 * deleted, because equal searches are saved once.
 */
export async function replaceInSavedSearches(own: JobsTransaction, filter: 'category' | 'skills', from: string, to: string): Promise<void> {
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
  const replaced = filterValues(terms[filter]).map((value) => (value === from ? to : value));
  return normalTerms({ ...terms, [filter]: [...new Set(replaced)].join(',') });
}
