/** The state of an invitation. `applied`: the candidate applied to the posting. */
export const INVITATION_STATES = Object.freeze(['open', 'applied', 'declined'] as const);

export type InvitationState = (typeof INVITATION_STATES)[number];

/** The longest message of an invitation, in characters. */
export const LONGEST_INVITATION = 500;

/** The most invitations that a company sends in a day (UTC). */
export const MOST_INVITATIONS = 50;
