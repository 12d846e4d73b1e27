import { PAGE_LIMIT } from '#core/contract/paging.ts';

/** The query for the first rows of the saved postings. */
export const FIRST_SAVED = { limit: PAGE_LIMIT.default };
