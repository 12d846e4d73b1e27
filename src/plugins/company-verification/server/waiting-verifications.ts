import type { WaitingVerifications } from '../contract/schemas.ts';
import type { VerificationDatabase } from './verification-tables.ts';

/** The companies whose papers wait for a decision. */
export async function countWaiting(db: VerificationDatabase): Promise<WaitingVerifications> {
  const waiting = db.selectFrom('company_verifications').where('state', '=', 'pending').where('way', '=', 'papers');
  const [{ count }, first] = [
    await waiting.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
    await waiting.select('company_id').orderBy('asked_at').orderBy('company_id').limit(1).executeTakeFirst(),
  ];
  return { count, first: first?.company_id ?? null };
}
