/** The longest reason for which an administrator opens a profile, in characters. */
export const LONGEST_REASON = 300;

/** The orders of the list of candidates. `newest` is that of the accounts. */
export const CANDIDATE_ORDERS = Object.freeze(['newest', 'name'] as const);

export type CandidateOrder = (typeof CANDIDATE_ORDERS)[number];
