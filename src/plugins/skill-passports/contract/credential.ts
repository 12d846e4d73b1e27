import type { CredentialEvent } from './schemas.ts';

/** The history of a credential, the first action first. */
export interface WithHistory {
  readonly history: readonly CredentialEvent[];
}

/** How far a statement about a skill is proven: said by the person, endorsed, issued here, or issued elsewhere and verified. */
export const TIERS = Object.freeze(['declared', 'endorsed', 'issued', 'verified'] as const);

export type Tier = (typeof TIERS)[number];
