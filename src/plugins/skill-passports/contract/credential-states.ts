/** The states of a credential, in their usual order. Expiry is a date and not a state. */
export const CREDENTIAL_STATES = Object.freeze([
  'requested',
  'offered',
  'declined',
  'active',
  'suspended',
  'revoked',
  'superseded',
] as const);

export type CredentialState = (typeof CREDENTIAL_STATES)[number];

/**
 * What is done with a credential. `refuse`: the issuer refuses a request. `lapse`: the address of an offer was not confirmed in time.
 * `supersede`: a renewal takes the place of the credential.
 */
export const CREDENTIAL_ACTIONS = Object.freeze([
  'offer',
  'refuse',
  'accept',
  'decline',
  'lapse',
  'suspend',
  'resume',
  'revoke',
  'supersede',
] as const);

export type CredentialAction = (typeof CREDENTIAL_ACTIONS)[number];

/** The sides of a credential: its recipient, a member of the company that issues it, and an administrator with the duty `passports`. */
export const SIDES = Object.freeze(['recipient', 'issuer', 'admin'] as const);

export type Side = (typeof SIDES)[number];

/** Who does an action. `server`: it follows from the date. */
export type Doer = Side | 'server';

interface Rule {
  readonly from: readonly CredentialState[];
  readonly to: CredentialState;
  readonly by: readonly Doer[];
}

const RULES: Readonly<Record<CredentialAction, Rule>> = Object.freeze({
  offer: { from: ['requested'], to: 'offered', by: ['issuer'] },
  refuse: { from: ['requested'], to: 'declined', by: ['issuer'] },
  accept: { from: ['offered'], to: 'active', by: ['recipient'] },
  decline: { from: ['offered'], to: 'declined', by: ['recipient'] },
  lapse: { from: ['offered'], to: 'declined', by: ['server'] },
  suspend: { from: ['active'], to: 'suspended', by: ['issuer', 'admin'] },
  resume: { from: ['suspended'], to: 'active', by: ['issuer', 'admin'] },
  revoke: { from: ['active', 'suspended'], to: 'revoked', by: ['issuer', 'admin'] },
  supersede: { from: ['active', 'suspended'], to: 'superseded', by: ['issuer'] },
});

/** The state after an action; `undefined` when it may not be done in this state by this side or by the server. */
export function stateAfter(state: CredentialState, action: CredentialAction, by: Doer): CredentialState | undefined {
  const rule = RULES[action];
  return rule.from.includes(state) && rule.by.includes(by) ? rule.to : undefined;
}

/** The actions of a side in a state, in their usual order. */
export function actionsOf(state: CredentialState, side: Side): readonly CredentialAction[] {
  return CREDENTIAL_ACTIONS.filter((action) => stateAfter(state, action, side) !== undefined);
}

/** The states in which a signed credential exists. */
export const SIGNED_STATES: readonly CredentialState[] = Object.freeze(['active', 'suspended', 'revoked', 'superseded']);

/** Why a credential is revoked. It cannot be undone. */
export const REVOKE_REASONS = Object.freeze(['error', 'misconduct', 'superseded', 'key-compromise', 'recipient-request'] as const);

export type RevokeReason = (typeof REVOKE_REASONS)[number];

/** A state as lists show it. `expired` is an active credential whose last day is over. */
export type ShownState = CredentialState | 'expired';

/** The state of a credential at an instant. */
export function shownState(
  { state, validUntil }: { readonly state: CredentialState; readonly validUntil: string | null },
  now: Date,
): ShownState {
  return state === 'active' && validUntil !== null && new Date(validUntil) <= now ? 'expired' : state;
}
