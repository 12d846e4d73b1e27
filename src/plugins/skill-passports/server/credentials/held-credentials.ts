import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '#core/contract/actor.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import { OFFER_DAYS } from '../../contract/limits.ts';
import type { IssuerRow } from '../issuers/issuer-mapping.ts';
import { lockedIssuer } from '../issuers/locked-issuer.ts';
import type { PassportTransaction } from '../passport-tables.ts';
import { lockedCredential } from './credential-actions.ts';
import type { CredentialRow } from './sign-credential.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** An offer to an address that was sent before this instant has lapsed. */
export function offersSince(now: Date): Date {
  return new Date(now.getTime() - OFFER_DAYS * DAY_MS);
}

/** The condition that a credential is held by a candidate: it is theirs, or an open offer to the address that they have confirmed. */
export function heldBy(actor: Pick<Actor, 'userId' | 'email'>, now: Date): RawBuilder<boolean> {
  return sql<boolean>`(
    credentials.recipient_id = ${actor.userId}
    or credentials.recipient_id is null and credentials.status = 'offered' and credentials.offered_to = ${actor.email.toLowerCase()}
      and credentials.created_at > ${offersSince(now)}::timestamptz
      and exists (select from users where users.id = ${actor.userId} and users.email_verified))`;
}

/**
 * A credential that the candidate holds, and its issuer, both locked. The issuer is locked first, as in all transactions of its credentials.
 *
 * @throws ApiFault not-found
 */
export async function lockedHeld(
  own: PassportTransaction,
  { actor, now, id }: { readonly actor: Actor; readonly now: Date; readonly id: string },
): Promise<{ readonly row: CredentialRow; readonly issuer: IssuerRow }> {
  const held = own.selectFrom('credentials').select('issuer_id').where('id', '=', id).where(heldBy(actor, now));
  const issuerId = (await held.executeTakeFirst())?.issuer_id;
  const issuer = issuerId === undefined ? undefined : await lockedIssuer(own, issuerId);
  const row = await lockedCredential(own, id);
  if (issuer === undefined || row === undefined) throw new ApiFault('not-found');
  return { row, issuer };
}
