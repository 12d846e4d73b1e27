import { ApiFault } from '#core/server/errors/api-fault.ts';
import { MOST_OFFERS } from '../../contract/limits.ts';
import type { PassportTransaction } from '../passport-tables.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Demands that the issuer has an offer left today (UTC). The issuer must be locked, so that offers at the same time wait for each other.
 *
 * @throws ApiFault skill-passports.too-many-offers
 */
export async function demandQuota(own: PassportTransaction, issuerId: string, at: Date): Promise<void> {
  const since = new Date(`${at.toISOString().slice(0, 10)}T00:00:00Z`);
  const { count } = await own
    .selectFrom('credential_events')
    .innerJoin('credentials', 'credentials.id', 'credential_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('issuer_id', '=', issuerId)
    // An offer is never older than the last change of its credential.
    .where('credentials.updated_at', '>=', since)
    .where('deed', '=', 'offer')
    .where('at', '>=', since)
    .executeTakeFirstOrThrow();
  if (count < MOST_OFFERS) return;
  throw new ApiFault('skill-passports.too-many-offers', undefined, Math.ceil((since.getTime() + DAY_MS - at.getTime()) / 1000));
}
