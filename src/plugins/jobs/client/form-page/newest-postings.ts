/** The query of the postings with which a new one can begin. */
export const NEWEST = Object.freeze({ limit: 20 });
