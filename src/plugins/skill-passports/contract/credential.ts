import type { CredentialState, Deed, RevokeReason, Side } from './credential-states.ts';
import type { OwnCredential } from './passport-schemas.ts';
import type { AchievementInput, CredentialIssuer, Evidence } from './schemas.ts';

/** A credential, an offer or a request, as both sides see it. */
export interface Credential {
  readonly id: string;
  readonly state: CredentialState;
  readonly issuer: CredentialIssuer;
  readonly achievement: { readonly id: string; readonly version: number } & AchievementInput;
  /** When it was signed; `null` before. */
  readonly validFrom: string | null;
  /** `null` for ever, and before it is signed. */
  readonly validUntil: string | null;
  readonly evidence: readonly Evidence[];
  readonly result: string;
  /** What the candidate wrote with a request. */
  readonly note: string;
  /** Why it was suspended or revoked; empty otherwise. */
  readonly reason: string;
  /** Whether nobody outside of this site can verify it, because the site has no public address. */
  readonly isDemonstration: boolean;
  /** The id of the credential whose place an offer takes when it is accepted; `null` for a new one. */
  readonly renews: string | null;
  /** What the reader may do now. */
  readonly deeds: readonly Deed[];
  readonly changedAt: string;
  /** Raised by each change. */
  readonly version: number;
}

/** What was done with a credential. */
export interface CredentialEvent {
  readonly deed: Deed | 'request';
  readonly side: Side;
  readonly reason: string;
  readonly at: string;
}

/** The history of a credential, the first deed first. */
export interface WithHistory {
  readonly history: readonly CredentialEvent[];
}

/** A credential in the passport, with its history and with what is or would be signed. */
export interface CredentialDetail extends OwnCredential, WithHistory {
  /** The payload of the token as JSON. */
  readonly payload: string;
}

/** How far a statement about a skill is proven: said by the person, endorsed, issued here, or issued elsewhere and verified. */
export const TIERS = Object.freeze(['declared', 'endorsed', 'issued', 'verified'] as const);

export type Tier = (typeof TIERS)[number];

/** A skill of the candidate with its best proof. */
export interface ProvenSkill {
  /** Empty for a skill that only has its typed name. */
  readonly code: string;
  /** As the candidate wrote it; in English where only a credential proves it. */
  readonly name: string;
  /** Names in other languages, for a skill of master data. */
  readonly names?: Readonly<Record<string, string>> | undefined;
  readonly tier: Tier;
  /** Ids of the credentials that prove it. */
  readonly credentials: readonly string[];
}

/** How an issuer ends a credential. */
export interface Revocation {
  readonly reason: RevokeReason;
  readonly version: number;
}
