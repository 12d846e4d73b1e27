import type { CredentialAction } from '../../../contract/credential-states.ts';

/** The actions of members and administrators. `supersede` offers a renewal. */
export const OFFERED_ACTIONS = Object.freeze([
  'offer',
  'refuse',
  'supersede',
  'resume',
  'suspend',
  'revoke',
] as const satisfies readonly CredentialAction[]);

export type OfferedAction = (typeof OFFERED_ACTIONS)[number];

/** The actions that have a button, in the order of the buttons. */
export function offeredActions(actions: readonly CredentialAction[]): readonly OfferedAction[] {
  return OFFERED_ACTIONS.filter((action) => actions.includes(action));
}
