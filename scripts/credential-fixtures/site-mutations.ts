import type { Mutation } from './mutation.ts';
import { PAYLOAD } from './test-credential.ts';

const secondsFrom = (instant: string, seconds: number): string => new Date(Date.parse(instant) + seconds * 1000).toISOString();

/** The valid credential, in a site or at a time in which it is not valid. Two are valid: they are as near as can be. */
export const siteMutations: readonly Mutation[] = [
  { name: 'issuer-suspended', site: { issuer: 'suspended' }, expected: { issuer: 'fail: suspended' } },
  { name: 'issuer-pending', site: { issuer: 'pending' }, expected: { issuer: 'fail: pending' } },
  { name: 'key-stolen-when-signed', site: { compromisedFrom: PAYLOAD.validFrom }, expected: { issuer: 'fail: compromised' } },
  // The time of signing is kept in whole seconds.
  {
    name: 'key-stolen-in-the-second',
    site: { compromisedFrom: secondsFrom(PAYLOAD.validFrom, 0.999) },
    expected: { issuer: 'fail: compromised' },
  },
  { name: 'key-stolen-a-second-later', site: { compromisedFrom: secondsFrom(PAYLOAD.validFrom, 1) }, expected: {} },
  { name: 'revoked', site: { credential: 'revoked', isListed: true }, expected: { revocation: 'fail: revoked' } },
  { name: 'bit-of-the-list-set', site: { isListed: true }, expected: { revocation: 'fail: revoked' } },
  { name: 'suspended', site: { credential: 'suspended' }, expected: { revocation: 'fail: suspended' } },
  { name: 'superseded', site: { credential: 'superseded' }, expected: { revocation: 'fail: superseded' } },
  { name: 'other-recipient', email: 'kim@example.org', expected: { recipient: 'fail: other-person' } },
  { name: 'no-address-typed', email: '', expected: { recipient: 'unknown: not-asked' } },
  { name: 'clock-90-seconds-slow', now: secondsFrom(PAYLOAD.validFrom, -90), expected: {} },
  { name: 'clock-91-seconds-slow', now: secondsFrom(PAYLOAD.validFrom, -91), expected: { dates: 'fail: not-yet' } },
  // `exp` is the first second in which a credential is not valid (RFC 7519, section 4.1.4), so its last second is the one before.
  { name: 'clock-90-seconds-fast', now: secondsFrom(PAYLOAD.validUntil, -1 + 90), expected: {} },
  { name: 'clock-91-seconds-fast', now: secondsFrom(PAYLOAD.validUntil, -1 + 91), expected: { dates: 'fail: expired' } },
];
