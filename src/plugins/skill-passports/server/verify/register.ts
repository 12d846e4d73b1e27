import { sql } from 'kysely';
import { SIGNED_STATES } from '../../contract/credential-states.ts';
import { passportAddresses } from '../addresses.ts';
import type { PassportDatabase } from '../passport-tables.ts';
import type { KnownCredential, KnownKey, Register, SignedState } from './verify-token.ts';

/** The keys and credentials of this site, for verification. */
export function passportRegister(db: PassportDatabase): Register {
  return { keyOf: (kid) => keyOf(db, kid), credentialOf: (address, key) => credentialOf(db, address, key) };
}

async function keyOf(db: PassportDatabase, kid: string): Promise<KnownKey | undefined> {
  const row = await db
    .selectFrom('issuer_keys')
    .innerJoin('credential_issuers as issuer', 'issuer.id', 'issuer_id')
    .select(['public_jwk', 'compromised_from', 'issuer.status', 'issuer_id', 'kid'])
    .where('kid', '=', kid)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  // A key has the origin with which it was made, also after the site has moved.
  const { origin } = new URL(row.kid);
  const issuerAddress = passportAddresses(origin).issuer(row.issuer_id);
  return { publicJwk: row.public_jwk, origin, issuerAddress, issuer: row.status, compromisedFrom: row.compromised_from };
}

async function credentialOf(
  db: PassportDatabase,
  address: string,
  { origin, issuerAddress }: Pick<KnownKey, 'origin' | 'issuerAddress'>,
): Promise<KnownCredential | undefined> {
  const id = /\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(address)?.[1];
  const addresses = passportAddresses(origin);
  if (id === undefined || address !== addresses.credential(id)) return undefined;
  const row = await signedCredential(db, id);
  return row !== undefined && addresses.issuer(row.issuerId) === issuerAddress ? row : undefined;
}

/** A signed credential, also when its text was deleted with the account of its recipient. */
export async function signedCredential(
  db: PassportDatabase,
  id: string,
): Promise<(KnownCredential & { readonly issuerId: string; readonly jwt: string | null }) | undefined> {
  const row = await db
    .selectFrom('credentials')
    .innerJoin('status_lists as list', 'list.id', 'list_id')
    .select(['credentials.issuer_id', 'status', 'valid_from', 'sha256', 'reason', 'credentials.jwt'])
    // The first bit is the highest bit of the first byte. The list itself stays in the database.
    .select(sql<boolean>`(get_byte(bits, list_index / 8) >> (7 - list_index % 8)) & 1 = 1`.as('is_listed'))
    .where('credentials.id', '=', id)
    .executeTakeFirst();
  if (row === undefined || row.valid_from === null || row.sha256 === null || !isSigned(row.status)) return undefined;
  const { status, valid_from: signedAt, sha256, is_listed: isListed, reason, issuer_id: issuerId, jwt } = row;
  return { status, signedAt, sha256, isListed, reason, issuerId, jwt };
}

function isSigned(status: string): status is SignedState {
  return SIGNED_STATES.some((state) => state === status);
}
