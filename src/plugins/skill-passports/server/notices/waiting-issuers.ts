import { type RawBuilder, sql } from 'kysely';
import type { PassportDatabase } from '../passport-tables.ts';

/** The condition that an issuer has no decision, or asked for another name. */
export const WAITS: RawBuilder<boolean> = sql<boolean>`(status = 'pending' or asked_name is not null)`;

/** How many issuers wait for a decision. */
export async function countWaitingIssuers(db: PassportDatabase): Promise<number> {
  const waiting = db.selectFrom('credential_issuers').where(WAITS);
  const { count } = await waiting.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  return count;
}
