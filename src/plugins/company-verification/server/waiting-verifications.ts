import { sql } from 'kysely';
import { runPrepared } from '#core/server/db/prepared.ts';
import type { WaitingVerifications } from '../contract/schemas.ts';
import type { VerificationDatabase } from './verification-tables.ts';

// Its own words, not values: by them PostgreSQL finds the partial index.
const WAITING = sql`
  select count(*)::int as count,
    (select company_id from company_verifications where state = 'pending' and way = 'papers' order by asked_at, company_id limit 1) as first
  from company_verifications where state = 'pending' and way = 'papers'`;

/** The companies whose papers wait for a decision. */
export async function countWaiting(db: VerificationDatabase): Promise<WaitingVerifications> {
  const statement = sql<WaitingVerifications>`${WAITING}`;
  const [waiting] = await runPrepared(db, { compile: () => statement.compile(db) });
  return waiting ?? { count: 0, first: null };
}
