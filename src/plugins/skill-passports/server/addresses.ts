/** The path below which everybody reads issuers, keys, achievements, lists and the state of credentials. */
const BASE = '/ob';

/** Addresses that credentials name. They stay readable as long as the site has its origin. */
export interface PassportAddresses {
  readonly issuer: (issuerId: string) => string;
  readonly key: (issuerId: string, keyId: string) => string;
  readonly achievement: (achievementId: string, version: number) => string;
  readonly list: (listId: string) => string;
  readonly credential: (credentialId: string) => string;
}

/** @param origin such as `https://jobs.example.org`, without a slash at the end */
export function passportAddresses(origin: string): PassportAddresses {
  const at = (...parts: readonly (string | number)[]): string =>
    `${origin}${BASE}/${parts.map((part) => encodeURIComponent(part)).join('/')}`;
  return {
    issuer: (issuerId) => at('issuers', issuerId),
    key: (issuerId, keyId) => at('issuers', issuerId, 'keys', keyId),
    achievement: (achievementId, version) => at('achievements', achievementId, version),
    list: (listId) => at('status', listId),
    credential: (credentialId) => at('credentials', credentialId),
  };
}
