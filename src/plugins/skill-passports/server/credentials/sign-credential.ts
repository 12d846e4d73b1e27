import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { AchievementInput } from '../../contract/schemas.ts';
import { passportAddresses } from '../addresses.ts';
import { type CredentialFacts, credentialPayload } from '../format/credential-payload.ts';
import { LIST_LENGTH } from '../format/status-bits.ts';
import type { IssuerRow } from '../issuers/issuer-mapping.ts';
import { signToken } from '../keys/issuer-key.ts';
import type { SigningKey } from '../keys/issuer-keys.ts';
import type { CredentialsTable } from '../passport-tables.ts';
import type { StatusPlace } from '../status/status-lists.ts';

export type CredentialRow = Selectable<CredentialsTable>;

/** What an accepted offer is made of. */
export interface AcceptedOffer {
  readonly row: Pick<CredentialRow, 'id' | 'achievement_id' | 'achievement_version' | 'evidence' | 'result'>;
  readonly issuer: Pick<IssuerRow, 'id' | 'name' | 'origin'>;
  readonly achievement: AchievementInput;
  /** The confirmed address of the recipient. */
  readonly email: string;
  readonly place: StatusPlace;
  readonly at: Date;
}

/** The columns of a signed credential. */
export interface SignedColumns {
  readonly issuer_name: string;
  readonly subject: string;
  readonly valid_from: Date;
  readonly valid_until: Date | null;
  readonly key_id: string;
  readonly list_id: string;
  readonly list_index: number;
  readonly sha256: Buffer;
  readonly jwt: string;
}

/** Signs a credential. Its subject and salt are new, so that nothing joins it to others of the person. */
export async function signCredential(offer: AcceptedOffer, key: SigningKey): Promise<SignedColumns> {
  const facts = factsOf(offer, { subject: `urn:uuid:${randomUUID()}`, salt: randomBytes(16).toString('base64url') });
  const jwt = await signToken(key.privateKey, key.kid, credentialPayload(facts));
  return {
    issuer_name: offer.issuer.name,
    subject: facts.subject,
    valid_from: facts.validFrom,
    valid_until: facts.validUntil,
    key_id: key.id,
    list_id: offer.place.listId,
    list_index: offer.place.index,
    sha256: createHash('sha256').update(jwt).digest(),
    jwt,
  };
}

/** What would be signed, for the recipient to read. The subject, the salt and the place in the list are not known yet. */
export function previewPayload(offer: Omit<AcceptedOffer, 'place'>): string {
  const facts = factsOf({ ...offer, place: { listId: 'new', index: LIST_LENGTH - 1 } }, { subject: 'urn:uuid:new', salt: 'new' });
  return JSON.stringify(credentialPayload(facts), null, 2);
}

function factsOf(offer: AcceptedOffer, { subject, salt }: { readonly subject: string; readonly salt: string }): CredentialFacts {
  const { row, issuer, achievement, email, place, at } = offer;
  const addresses = passportAddresses(issuer.origin);
  // Whole seconds, as in the token.
  const validFrom = new Date(Math.floor(at.getTime() / 1000) * 1000);
  return {
    id: addresses.credential(row.id),
    issuer: { id: addresses.issuer(issuer.id), name: issuer.name },
    validFrom,
    validUntil: achievement.validMonths === null ? null : monthsLater(validFrom, achievement.validMonths),
    subject,
    email: { address: email, salt },
    achievement: {
      ...{ id: addresses.achievement(row.achievement_id, row.achievement_version), type: achievement.type },
      ...{ name: achievement.name, description: achievement.description, criteria: achievement.criteria },
    },
    evidence: row.evidence,
    result: row.result,
    status: { list: addresses.list(place.listId), index: place.index },
  };
}

/** The same day of a later month, or its last day. */
function monthsLater(from: Date, months: number): Date {
  const last = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months + 1, 0)).getUTCDate();
  const later = new Date(from);
  later.setUTCDate(1);
  later.setUTCMonth(from.getUTCMonth() + months);
  later.setUTCDate(Math.min(from.getUTCDate(), last));
  return later;
}
