/** The companies for which a candidate can look at the own profile: one to which the candidate applied, a verified one, any other one. */
export const PREVIEW_SIDES = Object.freeze(['applied', 'verified', 'all'] as const);

export type PreviewSide = (typeof PREVIEW_SIDES)[number];

/**
 * Why a company sees nothing of a candidate. `visibility`: the candidate chose so. `search-closed`: the candidate looks for no job.
 * `incomplete`: less than `FOUND_FROM_PERCENT` of the profile is filled in. `unconfirmed`: the email address is not confirmed.
 */
export const FINDING_OBSTACLES = Object.freeze(['visibility', 'search-closed', 'incomplete', 'unconfirmed'] as const);

export type FindingObstacle = (typeof FINDING_OBSTACLES)[number];

/** Companies that opened the profile within this many days are counted for its candidate. */
export const SEEN_DAYS = 30;

/** The most profiles of found candidates that a company opens in a day (UTC). */
export const MOST_VIEWS = 200;
