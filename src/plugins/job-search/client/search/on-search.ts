import type { SearchTerms } from './search-terms.ts';

/** Changes the terms as they are when the user chooses, which may be newer than what a part of the page shows. */
export type TermsChange = (latest: SearchTerms) => SearchTerms;

/** Searches for other terms. A choice is a step of the history, which "back" undoes; typed words replace the step. */
export type OnSearch = (change: TermsChange, by?: 'choice' | 'typing') => void;
