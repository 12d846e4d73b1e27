import type { JobFilter } from '#plugins/jobs/contract/job-filter-schemas.ts';
import { normalTerms } from '../../contract/saved-terms.ts';
import { jobTerms, type SearchTerms, withoutUnusedCurrency } from '../search/search-terms.ts';

/** What is saved of a search. The order is no part of it, and neither is a currency that only the order needs. */
export function termsToSave(terms: SearchTerms): JobFilter {
  return normalTerms(withoutUnusedCurrency(jobTerms.filterOf(terms)));
}
