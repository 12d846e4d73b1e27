/** Most places that are suggested for a typed text. */
export const MOST_PLACE_SUGGESTIONS = 8;
