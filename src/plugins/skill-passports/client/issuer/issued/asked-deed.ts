import type { Deed } from '../../../contract/credential-states.ts';

/** The deeds of members and administrators. `supersede` offers a renewal. */
export const OFFERED_DEEDS = Object.freeze([
  'offer',
  'refuse',
  'supersede',
  'resume',
  'suspend',
  'revoke',
] as const satisfies readonly Deed[]);

export type OfferedDeed = (typeof OFFERED_DEEDS)[number];

/** The deeds that have a button, in the order of the buttons. */
export function offeredDeeds(deeds: readonly Deed[]): readonly OfferedDeed[] {
  return OFFERED_DEEDS.filter((deed) => deeds.includes(deed));
}
