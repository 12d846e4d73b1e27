import type { MasterRowFilters } from './schemas.ts';

/** Languages in which a row may have a name besides the English one. */
export const NAME_LANGUAGES = Object.freeze(['ar', 'de', 'fa', 'he'] as const);

/** Names by language. A missing name falls back to the English one. */
export type OtherNames = { readonly [Language in (typeof NAME_LANGUAGES)[number]]?: string | undefined };

/** All languages of names. */
export const ALL_NAME_LANGUAGES = Object.freeze(['en', ...NAME_LANGUAGES] as const);

/** The highest number of alternative names of a row. */
export const MOST_ALTERNATIVES = 50;

/** The highest number in the order of rows. */
export const HIGHEST_SORT = 9999;

/** The lists of rows that the page can filter by. `orphan`: a row without a parent in a kind with levels. */
export const ROW_FILTERS = Object.freeze(['offered', 'hidden', 'unused', 'untranslated', 'orphan'] as const);

/** The orders of a list of rows: the own one, which forms use, and by name. */
export const ROW_ORDERS = Object.freeze(['own', 'name'] as const);

export type RowOrder = (typeof ROW_ORDERS)[number];

/** A query for rows. */
export interface MasterRowsQuery extends MasterRowFilters {
  readonly limit: number;
  readonly cursor?: string | undefined;
  /** `own` when absent. */
  readonly sort?: RowOrder | undefined;
  /** The language of the names that the order `name` compares. English when absent, and for rows without a name in the language. */
  readonly language?: (typeof NAME_LANGUAGES)[number] | undefined;
}

/** The highest number of rows that one bulk action changes. */
export const MOST_BULK_ROWS = 500;

/** What changed a row. */
export type HistoryAction = 'created' | 'updated' | 'hidden' | 'shown' | 'moved' | 'merged' | 'deleted' | 'restored';

/** A row as forms offer it. */
export interface OfferedRow {
  readonly code: string;
  readonly name: string;
  readonly names: OtherNames;
  readonly parent: string | null;
}

/** The highest number of offered rows in one response. */
export const MOST_OFFERED = 300;

/** What becomes of a suggestion: a new row, an alternative name of a row, or nothing. */
export type SuggestionDecision =
  | { readonly decision: 'add' }
  | { readonly decision: 'alias'; readonly of: string }
  | { readonly decision: 'refuse' };

/** The form of the code of a row. Codes of standards have capitals, some have one character, and those of imports letters of any script. */
export const CODE_FORM = /^[\p{L}\p{N}][\p{L}\p{N}_.+-]*$/u;

/** Maximum length of a code. */
export const MOST_CODE = 64;
