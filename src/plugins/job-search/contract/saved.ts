/** The most postings that a user saves. */
export const MOST_SAVED_JOBS = 500;

/** The most searches that a user saves. */
export const MOST_SAVED_SEARCHES = 50;

/** Most characters of a note. */
export const MOST_NOTE = 500;

/** Fewest and most characters of a search's name. */
export const SEARCH_NAME = Object.freeze({ min: 2, max: 60 });

/** Counting the new postings of a saved search stops at this number. */
export const MOST_NEW = 100;
