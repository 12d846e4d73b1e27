/** The distances of a search, in kilometres. */
export const RADIUS = { min: 1, max: 200, usual: 25 };

/** The highest number of a place at GeoNames. */
export const HIGHEST_PLACE = 2 ** 31 - 1;

/** Most places that are suggested for a typed text. */
export const MOST_PLACE_SUGGESTIONS = 8;
