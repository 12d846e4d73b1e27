import { createHash } from 'node:crypto';
import { TtlCache } from '../load/ttl-cache.ts';
import type { VerifiedToken } from './identity.ts';

/**
 * Caches valid tokens by their SHA-256 until they expire, at most for a minute. For that time, an account that was deleted or disabled
 * elsewhere may still be used here. Call `forget` after a change of an account.
 */
export function verificationCache(
  verify: (token: string) => Promise<VerifiedToken>,
  now: () => Date,
  most = 10_000,
): TtlCache<VerifiedToken, string> {
  return new TtlCache({
    compute: verify,
    keyOf: (token) => createHash('sha256').update(token).digest('base64url'),
    most,
    maxAgeMs: 60_000,
    endOf: ({ expiresAt }) => expiresAt,
    now,
  });
}
