import { type RawBuilder, sql } from 'kysely';
import { termLiteral } from '../search/search-terms.ts';

/** An employer who looks for candidates. */
export interface Viewer {
  readonly userId: string;
  /** The companies of which the employer is a member. Without one, nobody is found. */
  readonly companyIds: readonly string[];
  /** Whether one of them is verified. */
  readonly isVerified: boolean;
  /** The registrable domains of the websites of the companies and of the employer's confirmed address, in Punycode. */
  readonly domains: readonly string[];
}

/**
 * The condition under which an employer finds a candidate who did not apply to the employer's companies. It stands on the table
 * `candidate_search`. Lists, counts, single profiles and files use this same condition.
 */
export function visibleTo({ companyIds, isVerified, domains }: Viewer): RawBuilder<boolean> {
  if (companyIds.length === 0) return sql<boolean>`false`;
  return sql<boolean>`
    candidate_search.is_offered
    and ${isVerified ? sql`true` : FOR_ALL}
    and (not candidate_search.has_blocks or not (
      candidate_search.blocked_companies && ${[...companyIds]}::uuid[] or candidate_search.blocked_domains && ${[...domains]}::text[]
    ))`;
}

// The term says the same as the column. By it, the index leaves out candidates whom only verified companies find.
const FOR_ALL = sql`candidate_search.visibility = 'all' and candidate_search.terms @@ ${sql.lit(termLiteral('visibility', 'all'))}::tsquery`;
