import { CONTEXTS } from '../format/credential-payload.ts';
import { isObject, type ReadToken } from '../format/read-token.ts';
import { readStatusIndex } from '../format/status-bits.ts';

/** What is wrong with the form of a credential. Each has a sentence in the texts of the plugin. */
export type FormatFault = 'header' | 'context' | 'type' | 'issuer' | 'subject' | 'achievement' | 'dates' | 'status' | 'claims';

type Payload = ReadToken['payload'];

const CHECKS: Readonly<Record<FormatFault, (token: ReadToken) => boolean>> = {
  // No other members: `jku`, `jwk`, `x5c` and `crit` would tell a reader where to find a key. The check of the signature judges `alg`.
  header: ({ header }) => Object.keys(header).sort().join() === 'alg,kid,typ' && header.typ === 'JWT' && typeof header.kid === 'string',
  context: ({ payload }) => {
    const contexts = payload['@context'];
    return Array.isArray(contexts) && CONTEXTS.every((context, at) => contexts[at] === context);
  },
  type: ({ payload: { type } }) =>
    hasType(type, 'VerifiableCredential') && (hasType(type, 'AchievementCredential') || hasType(type, 'OpenBadgeCredential')),
  issuer: ({ payload: { issuer } }) => isObject(issuer) && isAddress(issuer.id) && hasType(issuer.type, 'Profile'),
  subject: ({ payload: { credentialSubject: subject } }) =>
    isObject(subject) && isText(subject.id) && hasType(subject.type, 'AchievementSubject'),
  achievement: ({ payload }) => {
    const { achievement } = objectIn(payload.credentialSubject);
    return (
      isObject(achievement) &&
      hasType(achievement.type, 'Achievement') &&
      [achievement.id, achievement.name, achievement.description].every(isText) &&
      isObject(achievement.criteria) &&
      (isText(achievement.criteria.narrative) || isText(achievement.criteria.id))
    );
  },
  dates: ({ payload: { validFrom, validUntil } }) => isInstant(validFrom) && (validUntil === undefined || isInstant(validUntil)),
  status: ({ payload: { credentialStatus: status } }) =>
    status === undefined ||
    (isObject(status) &&
      status.type === 'BitstringStatusListEntry' &&
      status.statusPurpose === 'revocation' &&
      readStatusIndex(status.statusListIndex) !== undefined &&
      isAddress(status.statusListCredential)),
  claims: ({ payload }) => hasEqualClaims(payload),
};

/** What is wrong with the form of a credential, in the order of the standard. */
export function formatFaults(token: ReadToken): readonly FormatFault[] {
  return (Object.keys(CHECKS) as FormatFault[]).filter((fault) => !CHECKS[fault](token));
}

/** The claims of the JWT repeat the members of the credential (Open Badges 3.0, JWT proof). */
function hasEqualClaims(payload: Payload): boolean {
  const { iss, jti, sub, nbf, exp, id, validFrom, validUntil } = payload;
  return (
    iss === objectIn(payload.issuer).id &&
    jti === id &&
    isText(id) &&
    sub === objectIn(payload.credentialSubject).id &&
    nbf === epochOf(validFrom) &&
    exp === (validUntil === undefined ? undefined : epochOf(validUntil))
  );
}

function objectIn(value: unknown): Payload {
  return isObject(value) ? value : {};
}

function hasType(type: unknown, name: string): boolean {
  return type === name || (Array.isArray(type) && type.includes(name));
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

function isAddress(value: unknown): boolean {
  return typeof value === 'string' && URL.canParse(value) && /^https?:/.test(value);
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)$/;

function isInstant(value: unknown): boolean {
  return typeof value === 'string' && INSTANT.test(value) && !Number.isNaN(Date.parse(value));
}

function epochOf(value: unknown): number {
  return typeof value === 'string' ? Math.floor(Date.parse(value) / 1000) : Number.NaN;
}
