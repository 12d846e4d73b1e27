/** Levels that titles of postings name, with the years of work that such postings usually ask for. */
export const LEVEL_YEARS = Object.freeze({ intern: 0, junior: 0, senior: 4, lead: 4, director: 8 } as const);

export type TitleLevel = keyof typeof LEVEL_YEARS;
