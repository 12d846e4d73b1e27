import type { CredentialState, Deed } from './credential-states.ts';
import type { AchievementInput, CredentialEvent, CredentialIssuer, Evidence } from './schemas.ts';

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

/** The history of a credential, the first deed first. */
export interface WithHistory {
  readonly history: readonly CredentialEvent[];
}

/** How far a statement about a skill is proven: said by the person, endorsed, issued here, or issued elsewhere and verified. */
export const TIERS = Object.freeze(['declared', 'endorsed', 'issued', 'verified'] as const);

export type Tier = (typeof TIERS)[number];
