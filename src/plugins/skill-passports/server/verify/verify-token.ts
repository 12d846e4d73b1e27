import { createHash } from 'node:crypto';
import type { CheckResult, Verification } from '../../contract/schemas.ts';
import { type CheckOutcome, VERIFY_CHECKS } from '../../contract/verification.ts';
import { addressHash } from '../format/credential-payload.ts';
import { isObject, type ReadToken, readToken } from '../format/read-token.ts';
import { isSignedBy } from '../keys/issuer-key.ts';
import { isDemonstration } from '../publication.ts';
import { formatFaults } from './format-faults.ts';

/** Clocks of two computers differ. This much counts as equal, in seconds. */
const LEEWAY_S = 90;

/** Whether a credential is valid by its dates. */
type DateOutcome = 'valid' | 'not-yet' | 'expired';

/** What this site knows of the key that a token names. */
export interface KnownKey {
  readonly publicJwk: Readonly<Record<string, string>>;
  /** The origin with which it was made. All addresses that it signed have this origin. */
  readonly origin: string;
  readonly issuerAddress: string;
  readonly issuer: 'pending' | 'trusted' | 'suspended';
  /** From this time on, the key no longer proves anything. */
  readonly compromisedFrom: Date | null;
}

/** The states in which a signed credential exists. */
export type SignedState = 'active' | 'suspended' | 'revoked' | 'superseded';

/** What this site knows of a credential. */
export interface KnownCredential {
  readonly status: SignedState;
  /** In whole seconds, rounded down. */
  readonly signedAt: Date;
  /** The hash of the signed text. */
  readonly sha256: Uint8Array;
  /** Whether the bit of the status list is set. */
  readonly isListed: boolean;
  readonly reason: string;
}

export interface Register {
  /** By the exact address of the key, never by what the token says of it. */
  readonly keyOf: (kid: string) => Promise<KnownKey | undefined>;
  /** By its exact address, if the issuer of this key signed it. */
  readonly credentialOf: (address: string, key: KnownKey) => Promise<KnownCredential | undefined>;
}

const NOTHING_ELSE = { check: 'endorsements', outcome: 'unknown', reason: 'none' } as const;

/** Checks a token. Each check is made by itself, so that one fault does not hide another. */
export async function verifyToken(
  register: Register,
  { text, email, now }: { readonly text: string; readonly email: string; readonly now: Date },
): Promise<Verification> {
  const token = readToken(text);
  if (token === undefined) return { results: unreadable(), credential: null, isOurs: false, isDemonstration: false };
  const kid = typeof token.header.kid === 'string' ? token.header.kid : '';
  const key = await register.keyOf(kid);
  const known = key && typeof token.payload.id === 'string' ? await register.credentialOf(token.payload.id, key) : undefined;
  const faults = formatFaults(token);
  const isSigned = key !== undefined && (await isSignedBy(key.publicJwk, token.text));
  return {
    results: [
      signatureResult(token, key, isSigned),
      result('format', faults.length === 0, faults[0] ?? ''),
      issuerResult(token, key, known),
      datesResult(token, now),
      revocationResult(key, known),
      recipientResult(token, email),
      NOTHING_ELSE,
    ],
    credential: shownOf(token),
    isOurs: key !== undefined,
    isDemonstration: key !== undefined && isDemonstration(key.origin),
  };
}

/** A credential whose text was deleted with the account of its recipient. Only its state is known. */
export function verifyDeleted(known: KnownCredential): Verification {
  const results = VERIFY_CHECKS.map((check) => (check === 'revocation' ? stateResult(known) : result(check, 'unknown', 'deleted')));
  return { results, credential: null, isOurs: true, isDemonstration: false };
}

function unreadable(): readonly CheckResult[] {
  const rest = ['signature', 'issuer', 'dates', 'revocation', 'recipient', 'endorsements'] as const;
  return [result('format', false, 'unreadable'), ...rest.map((check) => result(check, 'unknown', 'unreadable'))];
}

function result(check: CheckResult['check'], outcome: boolean | CheckOutcome, reason: string): CheckResult {
  const said: CheckOutcome = typeof outcome === 'boolean' ? (outcome ? 'pass' : 'fail') : outcome;
  return { check, outcome: said, reason: said === 'pass' ? 'pass' : reason };
}

// Without a private key, or with none at all, anybody makes a signature. Such a token is refused whoever issued it.
const BY_PRIVATE_KEY = /^(?:(?:RS|PS|ES)(?:256|384|512)|EdDSA|Ed25519)$/;

function signatureResult({ header: { alg } }: ReadToken, key: KnownKey | undefined, isSigned: boolean): CheckResult {
  const isElsewhere = key === undefined && typeof alg === 'string' && BY_PRIVATE_KEY.test(alg);
  return isElsewhere ? result('signature', 'unknown', 'elsewhere') : result('signature', isSigned, 'changed');
}

function issuerResult({ payload, text }: ReadToken, key: KnownKey | undefined, known: KnownCredential | undefined): CheckResult {
  if (key === undefined) return result('issuer', 'unknown', 'elsewhere');
  const issuer = isObject(payload.issuer) ? payload.issuer.id : payload.issuer;
  if (issuer !== key.issuerAddress) return result('issuer', false, 'other-key');
  if (key.compromisedFrom !== null && !(known && isOlder(known, key.compromisedFrom) && isExactly(known, text))) {
    return result('issuer', false, 'compromised');
  }
  // This site registers everything that it signs, so another person has used the key.
  if (known === undefined) return result('issuer', false, 'unregistered');
  return result('issuer', key.issuer === 'trusted', key.issuer);
}

/** Whether it was signed before an instant. The time of signing is rounded down to a second. */
function isOlder({ signedAt }: KnownCredential, instant: Date): boolean {
  return signedAt.getTime() + 1000 <= instant.getTime();
}

/** Whether a text is the registered one. Whoever has the key can sign another text with the id of an old credential. */
function isExactly({ sha256 }: KnownCredential, text: string): boolean {
  return createHash('sha256').update(text).digest().equals(sha256);
}

function datesResult({ payload: { nbf, exp } }: ReadToken, now: Date): CheckResult {
  if (typeof nbf !== 'number' || (exp !== undefined && typeof exp !== 'number')) return result('dates', 'unknown', 'unreadable');
  const outcome = dateOutcome({ nbf, exp }, now);
  return result('dates', outcome === 'valid', outcome);
}

function revocationResult(key: KnownKey | undefined, known: KnownCredential | undefined): CheckResult {
  return known === undefined ? result('revocation', 'unknown', key === undefined ? 'elsewhere' : 'unregistered') : stateResult(known);
}

function stateResult({ status, isListed }: KnownCredential): CheckResult {
  if (status === 'revoked' || isListed) return result('revocation', false, 'revoked');
  return result('revocation', status === 'active', status);
}

/** Compares an address that the verifier typed with the hashed one. */
function recipientResult({ payload }: ReadToken, email: string): CheckResult {
  if (email === '') return result('recipient', 'unknown', 'not-asked');
  const subject = isObject(payload.credentialSubject) ? payload.credentialSubject : {};
  const identities = Array.isArray(subject.identifier) ? subject.identifier.filter(isObject) : [];
  const isSame = identities.some(({ identityHash, salt }) => typeof salt === 'string' && identityHash === addressHash(email, salt));
  return result('recipient', identities.length === 0 ? 'unknown' : isSame, identities.length === 0 ? 'not-named' : 'other-person');
}

function shownOf({ payload }: ReadToken): Verification['credential'] {
  const subject = isObject(payload.credentialSubject) ? payload.credentialSubject : {};
  const achievement = isObject(subject.achievement) ? subject.achievement : {};
  const issuer = isObject(payload.issuer) ? payload.issuer : {};
  const text = (value: unknown): string => (typeof value === 'string' ? value : '');
  return {
    name: text(achievement.name),
    description: text(achievement.description),
    issuer: text(issuer.name),
    validFrom: text(payload.validFrom),
    validUntil: payload.validUntil === undefined ? null : text(payload.validUntil),
  };
}

/** @param claims `nbf` and `exp` of the credential, in seconds since 1970 */
export function dateOutcome({ nbf, exp }: { readonly nbf: number; readonly exp?: number | undefined }, now: Date): DateOutcome {
  const seconds = now.getTime() / 1000;
  if (nbf > seconds + LEEWAY_S) return 'not-yet';
  return exp !== undefined && exp <= seconds - LEEWAY_S ? 'expired' : 'valid';
}
