import { createHash } from 'node:crypto';
import { readMailAddress } from '#core/contract/mail-address.ts';

/** What is signed. All addresses are absolute and belong to the origin with which the credential is signed. */
export interface CredentialFacts {
  readonly id: string;
  readonly issuer: { readonly id: string; readonly name: string };
  readonly validFrom: Date;
  readonly validUntil: Date | null;
  /** A fresh `urn:uuid:`, so that two credentials of a person cannot be joined. */
  readonly subject: string;
  /** The confirmed address of the recipient, and a salt of this credential alone. */
  readonly email: { readonly address: string; readonly salt: string };
  readonly achievement: {
    readonly id: string;
    readonly type: string;
    readonly name: string;
    readonly description: string;
    readonly criteria: string;
  };
  readonly evidence: readonly { readonly url: string; readonly name: string }[];
  readonly result: string;
  readonly status: { readonly list: string; readonly index: number };
}

/** The contexts of Open Badges 3.0, in the order that the standard demands. */
export const CONTEXTS = Object.freeze([
  'https://www.w3.org/ns/credentials/v2',
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
] as const);

/** The credential as the payload of a JWT (Open Badges 3.0, JWT proof): the claims repeat the members of the credential. */
export function credentialPayload(facts: CredentialFacts) {
  const { id, issuer, validFrom, validUntil, subject, email, achievement, status } = facts;
  return {
    '@context': CONTEXTS,
    id,
    type: ['VerifiableCredential', 'AchievementCredential'],
    name: achievement.name,
    issuer: { id: issuer.id, type: ['Profile'], name: issuer.name },
    validFrom: instant(validFrom),
    ...(validUntil && { validUntil: instant(validUntil) }),
    credentialSubject: {
      id: subject,
      type: ['AchievementSubject'],
      identifier: [hashedAddress(email)],
      achievement: {
        id: achievement.id,
        type: ['Achievement'],
        achievementType: achievement.type,
        name: achievement.name,
        description: achievement.description,
        criteria: { narrative: achievement.criteria },
      },
      ...(facts.result !== '' && { result: [{ type: ['Result'], value: facts.result }] }),
    },
    ...(facts.evidence.length > 0 && { evidence: facts.evidence.map(({ url, name }) => ({ id: url, type: ['Evidence'], name })) }),
    credentialStatus: {
      id: `${status.list}#${status.index}`,
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      // A string, as the standard of status lists says.
      statusListIndex: String(status.index),
      statusListCredential: status.list,
    },
    iss: issuer.id,
    jti: id,
    sub: subject,
    nbf: epoch(validFrom),
    ...(validUntil && { exp: epoch(validUntil) }),
  };
}

/** An identity that only a verifier who knows the address can compare. */
function hashedAddress({ address, salt }: CredentialFacts['email']) {
  return { type: 'IdentityObject', hashed: true, identityType: 'emailAddress', identityHash: addressHash(address, salt), salt };
}

/** `sha256$` and the hash of the address in lower case, followed by the salt (Open Badges 3.0, IdentityObject). */
export function addressHash(address: string, salt: string): string {
  return `sha256$${createHash('sha256')
    .update((readMailAddress(address) ?? address.trim()).toLowerCase() + salt)
    .digest('hex')}`;
}

/** Whole seconds, because `nbf` and `exp` have no others. */
function instant(date: Date): string {
  return new Date(epoch(date) * 1000).toISOString().replace('.000Z', 'Z');
}

function epoch(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}
