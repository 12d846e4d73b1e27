/** The filters of which phrases of a search text are values. */
export const PHRASE_FIELDS = Object.freeze(['workMode', 'employmentType', 'experience'] as const);

export type PhraseField = (typeof PHRASE_FIELDS)[number];

/** The filters that parts of a search text are read as. */
export const READ_FIELDS = Object.freeze([...PHRASE_FIELDS, 'place'] as const);

/** A search that finds fewer postings also shows those without some of its words. */
export const FEW_POSTINGS = 10;
