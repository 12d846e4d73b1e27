import { createHash } from 'node:crypto';
import { readMailAddress } from '#core/contract/mail-address.ts';
import type { CheckResult, Verification } from '../../contract/schemas.ts';
import { type CheckOutcome, VERIFY_CHECKS } from '../../contract/verification.ts';
import { addressHash } from '../format/credential-payload.ts';
import { isObject, type ReadToken, readToken } from '../format/read-token.ts';
import { isSignedBy } from '../keys/issuer-key.ts';
import { isDemonstration } from '../publication.ts';
import { credentialIn, epochsIn, isCredential, saidIn, signedJson } from './foreign-credential.ts';
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
  const token = readToken(text) ?? withDisclosures(text);
  if (token === undefined) {
    const json = signedJson(text);
    return json === undefined ? UNREADABLE : foreign({ text, header: {}, payload: json }, 'unknown', { email, now });
  }
  const kid = typeof token.header.kid === 'string' ? token.header.kid : '';
  const key = await register.keyOf(kid);
  if (key === undefined && !hasOwnForm(token)) return foreign(token, signatureElsewhere(token), { email, now });
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
    credential: saidIn(token.payload),
    isOurs: key !== undefined,
    isDemonstration: key !== undefined && isDemonstration(key.origin),
  };
}

/** A credential whose text was deleted with the account of its recipient. Only its state is known. */
export function verifyDeleted(known: KnownCredential): Verification {
  const results = VERIFY_CHECKS.map((check) => (check === 'revocation' ? stateResult(known) : result(check, 'unknown', 'deleted')));
  return { results, credential: null, isOurs: true, isDemonstration: false };
}

const UNREADABLE: Verification = {
  results: [
    result('format', false, 'unreadable'),
    ...(['signature', 'issuer', 'dates', 'revocation', 'recipient', 'endorsements'] as const).map((check) =>
      result(check, 'unknown', 'unreadable'),
    ),
  ],
  ...{ credential: null, isOurs: false, isDemonstration: false },
};

const OWN_ISSUER = /\/ob\/issuers\/[0-9a-f-]{36}(?:\/|$)/;

/** Whether a token claims to be from a site of this product. It is judged by the form of this product, also with a key that is not in the register. */
function hasOwnForm({ header: { kid }, payload: { issuer } }: ReadToken): boolean {
  return [kid, isObject(issuer) ? issuer.id : issuer].some((address) => typeof address === 'string' && OWN_ISSUER.test(address));
}

/** A token with the disclosures of SD-JWT behind it, which this product does not issue. */
function withDisclosures(text: string): ReadToken | undefined {
  const [token = '', ...disclosures] = text.trim().split('~');
  return disclosures.length === 0 ? undefined : readToken(token);
}

/**
 * A credential that another site has issued. Its form is not judged by the rules of this product, and no address in it is fetched. What it says of
 * its dates and of an address of mail can be compared.
 */
function foreign(token: ReadToken, signature: CheckOutcome, { email, now }: { readonly email: string; readonly now: Date }): Verification {
  const outcomeOf = (check: 'issuer' | 'revocation'): CheckResult => result(check, 'unknown', 'elsewhere');
  return {
    results: [
      result('signature', signature, signature === 'unknown' ? 'elsewhere' : 'changed'),
      isCredential(token.payload) ? result('format', 'unknown', 'elsewhere') : result('format', false, 'type'),
      outcomeOf('issuer'),
      datesResult({ ...token, payload: { ...token.payload, ...epochsIn(token.payload) } }, now),
      outcomeOf('revocation'),
      recipientResult({ ...token, payload: credentialIn(token.payload) }, email),
      NOTHING_ELSE,
    ],
    credential: saidIn(token.payload),
    ...{ isOurs: false, isDemonstration: false },
  };
}

function result(check: CheckResult['check'], outcome: boolean | CheckOutcome, reason: string): CheckResult {
  const said: CheckOutcome = typeof outcome === 'boolean' ? (outcome ? 'pass' : 'fail') : outcome;
  return { check, outcome: said, reason: said === 'pass' ? 'pass' : reason };
}

// Without a private key, or with none at all, anybody makes a signature. Such a token is refused whoever issued it.
const BY_PRIVATE_KEY = /^(?:(?:RS|PS|ES)(?:256|384|512)|EdDSA|Ed25519)$/;

function signatureElsewhere({ header: { alg } }: ReadToken): CheckOutcome {
  return typeof alg === 'string' && BY_PRIVATE_KEY.test(alg) ? 'unknown' : 'fail';
}

function signatureResult(token: ReadToken, key: KnownKey | undefined, isSigned: boolean): CheckResult {
  if (key === undefined && signatureElsewhere(token) === 'unknown') return result('signature', 'unknown', 'elsewhere');
  return result('signature', isSigned, 'changed');
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

/** Compares an address that the verifier typed with those in the credential, which are hashed or, of other sites, as they are. */
function recipientResult({ payload }: ReadToken, email: string): CheckResult {
  if (email === '') return result('recipient', 'unknown', 'not-asked');
  const subject = isObject(payload.credentialSubject) ? payload.credentialSubject : {};
  const identities = [subject.identifier].flat().filter(isObject);
  const same = identities.map((identity) => isSameAddress(identity, email));
  if (same.includes(true)) return result('recipient', true, '');
  return same.length === 0 || same.includes(undefined)
    ? result('recipient', 'unknown', 'not-named')
    : result('recipient', false, 'other-person');
}

/** `undefined` for an identity that is no address, or hashed in another way. */
function isSameAddress({ identityHash, identityType, hashed, salt = '' }: ReadToken['payload'], email: string): boolean | undefined {
  if (typeof identityHash !== 'string' || typeof salt !== 'string') return undefined;
  if (identityHash.startsWith('sha256$')) return identityHash === addressHash(email, salt);
  const isPlain = hashed === false && identityType === 'emailAddress';
  return isPlain
    ? (readMailAddress(identityHash) ?? identityHash).toLowerCase() === (readMailAddress(email) ?? email).toLowerCase()
    : undefined;
}

/** @param claims `nbf` and `exp` of the credential, in seconds since 1970 */
export function dateOutcome({ nbf, exp }: { readonly nbf: number; readonly exp?: number | undefined }, now: Date): DateOutcome {
  const seconds = now.getTime() / 1000;
  if (nbf > seconds + LEEWAY_S) return 'not-yet';
  return exp !== undefined && exp <= seconds - LEEWAY_S ? 'expired' : 'valid';
}
