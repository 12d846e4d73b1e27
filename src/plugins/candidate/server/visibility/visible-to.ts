import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from './viewer.ts';

/**
 * The condition under which an employer finds a candidate who did not apply to the employer's companies. It stands on the table
 * `candidate_search`. Lists, counts, single profiles and files use this same condition.
 */
export function visibleTo({ companyIds, isVerified, domains }: Viewer): RawBuilder<boolean> {
  if (companyIds.length === 0) return sql<boolean>`false`;
  return sql<boolean>`
    candidate_search.is_offered
    and ${isVerified ? sql`true` : sql`candidate_search.visibility = 'all'`}
    and not candidate_search.blocked_companies && ${[...companyIds]}::uuid[]
    and not candidate_search.blocked_domains && ${[...domains]}::text[]`;
}
