import type { Actor } from '#core/contract/actor.ts';
import type { Demand } from '#core/server/access/policy.ts';

/** Employers see only applicants until they have confirmed their address: a block by domain compares it. */
export const CONFIRMED_ADDRESS: Demand = {
  code: 'candidate.confirm-address',
  isMet: ({ role, emailVerified }: Actor) => role !== 'employer' || emailVerified === true,
};
