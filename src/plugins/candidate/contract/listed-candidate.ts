import type { SearchState, Visibility } from './visibility.ts';

/** A candidate in the list of administrators. */
export interface ListedCandidate {
  readonly candidateId: string;
  readonly name: string;
  readonly email: string;
  readonly isSuspended: boolean;
  /** In percent. */
  readonly completeness: number;
  readonly visibility: Visibility;
  readonly search: SearchState;
  /** Whether the email address is confirmed. */
  readonly isConfirmed: boolean;
  readonly joinedAt: string;
}

/** The longest reason for which an administrator opens a profile, in characters. */
export const LONGEST_REASON = 300;

/** The orders of the list of candidates. `newest` is that of the accounts. */
export const CANDIDATE_ORDERS = Object.freeze(['newest', 'name'] as const);

export type CandidateOrder = (typeof CANDIDATE_ORDERS)[number];
