import { valuesIn } from '#core/contract/value-params.ts';
import { TtlCache } from '#core/server/load/ttl-cache.ts';
import { searchWords } from '#core/server/text/search-words.ts';
import type { JobFilter } from '#plugins/jobs/contract/job-filter-schemas.ts';
import type { JobFacets } from '../../contract/search-schemas.ts';
import type { Facets } from './facets.ts';

/** The facets of the latest 500 searches, each cached for a minute. */
export function facetCache(facets: Pick<Facets, 'count'>, now: () => Date): TtlCache<JobFacets, JobFilter> {
  return new TtlCache({ compute: (filter) => facets.count(filter), keyOf, most: 500, mostBytes: MOST_BYTES, maxAgeMs: 60_000, now });
}

/** About a hundred answers with as many values as a facet can have. */
const MOST_BYTES = 4 * 1024 * 1024;

const WORDS: ReadonlySet<string> = new Set(['q', 'where']);

/** Equal for filters that find the same: the order of values, and the case and marks of words do not count. */
function keyOf(filter: JobFilter): string {
  const parts = Object.entries(filter)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, typeof value === 'string' ? normalized(name, value) : value]);
  return JSON.stringify(parts.sort(([one], [other]) => (String(one) < String(other) ? -1 : 1)));
}

function normalized(name: string, value: string): readonly string[] {
  // The search text keeps its order, because terms of several words have synonyms.
  return WORDS.has(name) ? [searchWords(value) ?? value] : valuesIn(value).sort();
}
