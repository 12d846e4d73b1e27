import { type RawBuilder, sql } from 'kysely';
import type { MOST_COUNTED_CANDIDATES } from '../../contract/candidate-search.ts';
import { DIMENSIONS, type Dimension } from './choices.ts';
import type { FacetSets } from './facet-sets.ts';
import { countedTerms, valueCounts } from './facet-values.ts';

/** A value of a dimension, and how many candidates have it. The dimension `all` has one row: the number of all candidates found. */
export interface FacetRow {
  readonly dimension: Dimension | 'all';
  readonly value: string;
  /** At most one more than {@link MOST_COUNTED_CANDIDATES}. */
  readonly count: number;
  /** One candidate with the skill. `null` for values of other dimensions. */
  readonly candidate_id: string | null;
}

/**
 * Counts all dimensions of the newest candidates that a search finds, and each chosen one without its choice. One statement. It has no rows
 * when the sets are not complete.
 */
export function facetQuery({ tables, setOf, areComplete }: FacetSets, now: Date): RawBuilder<FacetRow> {
  const terms = [...Map.groupBy(DIMENSIONS, setOf)].flatMap(([set, dimensions]) => countedTerms(set, dimensions));
  const parts = DIMENSIONS.map((dimension) => valueCounts(dimension, setOf(dimension), now));
  return sql<FacetRow>`
    with ${sql.join([...tables, ...terms])}
    select 'all' as dimension, '' as value, count(*)::int as count, null::uuid as candidate_id from found having ${areComplete}
    ${sql.join(
      parts.map((part) => sql`union all (${part})`),
      sql` `,
    )}`;
}
