/** What a member may do for a company. Owners change the company and its team; recruiters work with postings and applicants. */
export const COMPANY_ROLES = Object.freeze(['owner', 'recruiter'] as const);

export type CompanyRole = (typeof COMPANY_ROLES)[number];

/** The most members of a company. */
export const MOST_MEMBERS = 100;

/** The most open invitations of a company. */
export const MOST_INVITATIONS = 50;

/** How many days an invitation is open. */
export const INVITATION_DAYS = 14;

/** How many requests to join a person sends within a day. One is open at a time. */
export const JOIN_REQUESTS_A_DAY = 5;

/** The most characters of the message of a request to join. */
export const MOST_JOIN_MESSAGE = 500;
