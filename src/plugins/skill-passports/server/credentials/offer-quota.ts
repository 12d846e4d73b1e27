import { ApiFault } from '#core/server/errors/api-fault.ts';
import { MOST_OFFERS, MOST_OPEN_OFFERS } from '../../contract/limits.ts';
import type { PassportTransaction } from '../passport-tables.ts';
import { offersSince } from './held-credentials.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Whom an offer reaches: a user, or the owner of an address. */
interface OfferedAddress {
  readonly recipient_id: string | null;
  readonly offered_to: string | null;
}

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
    .where('action', '=', 'offer')
    .where('at', '>=', since)
    .executeTakeFirstOrThrow();
  if (count < MOST_OFFERS) return;
  throw new ApiFault('skill-passports.too-many-offers', undefined, Math.ceil((since.getTime() + DAY_MS - at.getTime()) / 1000));
}

/**
 * Demands that the person or the address has few open offers of the issuer. The issuer must be locked.
 *
 * @throws ApiFault skill-passports.too-many-open
 */
export async function demandFewOpen(own: PassportTransaction, issuerId: string, to: OfferedAddress, at: Date): Promise<void> {
  const open = own.selectFrom('credentials').where('issuer_id', '=', issuerId).where('status', '=', 'offered');
  const theirs =
    to.recipient_id === null
      ? open.where('recipient_id', 'is', null).where('offered_to', '=', to.offered_to).where('created_at', '>', offersSince(at))
      : open.where('recipient_id', '=', to.recipient_id);
  const { count } = await theirs.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  if (Number(count) >= MOST_OPEN_OFFERS) throw new ApiFault('skill-passports.too-many-open');
}
