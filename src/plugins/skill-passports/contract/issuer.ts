import type { Issuer, IssuerKey } from './schemas.ts';

/** The states of an issuer. Only a trusted one offers credentials. What was issued stays verifiable in every state. */
export const ISSUER_STATES = Object.freeze(['pending', 'trusted', 'suspended'] as const);

export type IssuerState = (typeof ISSUER_STATES)[number];

/** The filters of the list of issuers. `waiting` has those without a decision, and those that asked for another name. */
export const ISSUER_FILTERS = Object.freeze(['waiting', ...ISSUER_STATES] as const);

export type IssuerFilter = (typeof ISSUER_FILTERS)[number];

/** The states of a key. A retired one verifies what it signed. A compromised one verifies only what it signed before `compromisedFrom`. */
export const KEY_STATES = Object.freeze(['active', 'retired', 'compromised'] as const);

export type KeyState = (typeof KEY_STATES)[number];

/** An issuer with its keys, the newest first. */
export interface IssuerWithKeys extends Issuer {
  readonly keys: readonly IssuerKey[];
}

/** What an administrator decides. With `trusted`, the asked name becomes the name. Only a refusal and a suspension need a reason. */
export type IssuerDecision =
  | { readonly to: 'trusted'; readonly version: number }
  | {
      readonly to: 'suspended';
      /** See `REASON`. The company reads it. */
      readonly reason: string;
      readonly version: number;
    };
