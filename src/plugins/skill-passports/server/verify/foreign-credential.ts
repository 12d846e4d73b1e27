import type { Verification } from '../../contract/schemas.ts';
import { isObject } from '../format/read-token.ts';
import { parseStrictJson } from '../format/strict-json.ts';

type Members = Readonly<Record<string, unknown>>;

/** The longest JSON that is read, in characters. */
const LONGEST = 65_536;

/** What makes an object a credential of the W3C, of Open Badges, or of the IETF (SD-JWT VC). */
const TYPES = ['VerifiableCredential', 'AchievementCredential', 'OpenBadgeCredential', 'EndorsementCredential', 'Assertion'];

/** The credential in the payload of a token. Version 1.1 of the W3C has it in the claim `vc`. */
export function credentialIn(payload: Members): Members {
  return isObject(payload.vc) ? { ...payload, ...payload.vc } : payload;
}

/** Whether an object says that it is a credential of any of the known standards. */
export function isCredential(payload: Members): boolean {
  const credential = credentialIn(payload);
  const types = [credential.type, credential['@type']].flat();
  return typeof credential.vct === 'string' || types.some((type) => typeof type === 'string' && TYPES.includes(type));
}

/** A credential whose signature is a member of its JSON (`proof`), as other sites issue it; `undefined` for any other text. */
export function signedJson(text: string): Members | undefined {
  const trimmed = text.trim();
  if (trimmed.length > LONGEST || !trimmed.startsWith('{')) return undefined;
  const value = parseStrictJson(trimmed);
  return isObject(value) && isCredential(value) && (isObject(value.proof) || Array.isArray(value.proof)) ? value : undefined;
}

/** What a credential of any site says of itself. Members that are missing or of another form are empty. */
export function saidIn(payload: Members): NonNullable<Verification['credential']> {
  const credential = credentialIn(payload);
  const subject = objectIn(Array.isArray(credential.credentialSubject) ? credential.credentialSubject[0] : credential.credentialSubject);
  const achievement = objectIn(subject.achievement ?? credential.badge);
  const { issuer, iss } = credential;
  const until = credential.validUntil ?? credential.expirationDate ?? credential.expires ?? instantOf(credential.exp);
  return {
    name: first(achievement.name, credential.name, subject.name, credential.vct, lastOf(credential.type)),
    description: first(achievement.description, credential.description),
    issuer: first(objectIn(issuer).name, objectIn(issuer).id, issuer, iss),
    validFrom: first(credential.validFrom, credential.issuanceDate, credential.issuedOn, instantOf(credential.nbf ?? credential.iat)),
    validUntil: until === undefined ? null : wordsOf(until),
  };
}

/** The dates of a credential in seconds since 1970. Those of the token count more than those of the credential in it. */
export function epochsIn(payload: Members): { readonly nbf: unknown; readonly exp: unknown } {
  const { validFrom, validUntil } = saidIn({ ...payload, nbf: undefined, exp: undefined });
  return { nbf: payload.nbf ?? epochOf(validFrom), exp: payload.exp ?? (validUntil === null ? undefined : epochOf(validUntil)) };
}

function epochOf(instant: string): number | undefined {
  const time = Date.parse(instant);
  return Number.isNaN(time) ? undefined : Math.floor(time / 1000);
}

function instantOf(seconds: unknown): string | undefined {
  return typeof seconds === 'number' && Math.abs(seconds) < 1e11 ? new Date(seconds * 1000).toISOString() : undefined;
}

function objectIn(value: unknown): Members {
  return isObject(value) ? value : {};
}

function lastOf(types: unknown): unknown {
  return Array.isArray(types) ? types.at(-1) : types;
}

function first(...values: readonly unknown[]): string {
  return values.map(wordsOf).find((words) => words !== '') ?? '';
}

/** A text, or the first of a text in several languages. */
function wordsOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  const [one] = Array.isArray(value) ? value : isObject(value) ? Object.values({ ...value, '@language': undefined }).filter(isText) : [];
  return typeof one === 'string' ? one.trim() : isObject(one) && isText(one['@value']) ? one['@value'].trim() : '';
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
