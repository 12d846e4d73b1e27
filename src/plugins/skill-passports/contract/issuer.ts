/** The states of an issuer. Only a trusted one offers credentials. What was issued stays verifiable in every state. */
export const ISSUER_STATES = Object.freeze(['pending', 'trusted', 'suspended'] as const);

export type IssuerState = (typeof ISSUER_STATES)[number];

/** The filters of the list of issuers. `waiting` has those without a decision, and those that asked for another name. */
export const ISSUER_FILTERS = Object.freeze(['waiting', ...ISSUER_STATES] as const);

export type IssuerFilter = (typeof ISSUER_FILTERS)[number];

/** A company that asked to issue credentials. */
export interface Issuer {
  readonly id: string;
  readonly companyId: string;
  /** As new credentials name it, 2 to 120 characters. An administrator has seen it. */
  readonly name: string;
  /** Another name for which the company asked, until an administrator decides; `null` otherwise. */
  readonly askedName: string | null;
  readonly state: IssuerState;
  /** Why an administrator refused or suspended it; empty otherwise. */
  readonly reason: string;
  readonly decidedAt: string | null;
  readonly askedAt: string;
  /** Raised by each change. */
  readonly version: number;
}

/** An issuer as a credential names it. A signed credential keeps the name with which it was signed. */
export interface CredentialIssuer {
  readonly id: string;
  readonly companyId: string;
  readonly name: string;
}

/** The states of a key. A retired one verifies what it signed. A compromised one verifies only what it signed before `compromisedFrom`. */
export const KEY_STATES = Object.freeze(['active', 'retired', 'compromised'] as const);

export type KeyState = (typeof KEY_STATES)[number];

/** A key of an issuer, without the private part. */
export interface IssuerKey {
  readonly id: string;
  /** The address of the public key, which credentials name. */
  readonly kid: string;
  readonly state: KeyState;
  readonly from: string;
  readonly to: string | null;
  readonly compromisedFrom: string | null;
}

/** An issuer with its keys, the newest first. */
export interface IssuerWithKeys extends Issuer {
  readonly keys: readonly IssuerKey[];
}

/** An issuer as the members of its company see it. */
export interface MyIssuer extends IssuerWithKeys {
  /** How many requests of candidates wait for an answer. */
  readonly openRequests: number;
}

/** An issuer as the administrators who decide about it see it. */
export interface ListedIssuer extends IssuerWithKeys {
  /** How many members its company has. */
  readonly members: number;
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

/** An issuer as a credential names it. A signed credential keeps the name with which it was signed. */
export interface CredentialIssuer {
  readonly id: string;
  readonly companyId: string;
  readonly name: string;
}
