/**
 * Who may find a candidate. `applied`: only companies to which the candidate applied. `verified`: also verified companies. `all`: also every
 * other company.
 */
export const VISIBILITIES = Object.freeze(['applied', 'verified', 'all'] as const);

export type Visibility = (typeof VISIBILITIES)[number];

/** Whether the candidate looks for a job. Nobody finds a candidate whose search is closed. */
export const SEARCH_STATES = Object.freeze(['active', 'open', 'closed'] as const);

export type SearchState = (typeof SEARCH_STATES)[number];

/** The highest number of blocked companies and domains together. */
export const MOST_BLOCKED = 50;

/** From this completeness on, employers find a profile, in percent. */
export const FOUND_FROM_PERCENT = 60;

/** How many months a consent to be kept in the talent pool is valid. */
export const TALENT_POOL_MONTHS = 24;

/**
 * How much of a candidate a user sees. `all`: the whole profile with contact data, for companies to which the candidate applied. `found`:
 * without contact data, links and papers, and with name, photo and CVs only if the candidate shows them.
 */
export const SIGHTS = Object.freeze(['all', 'found'] as const);

export type Sight = (typeof SIGHTS)[number];
