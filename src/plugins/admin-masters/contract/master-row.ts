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

export type RowFilter = (typeof ROW_FILTERS)[number];

/** The filters of rows. */
export interface MasterRowFilters {
  /** Text to find in any name or the code. */
  readonly q?: string | undefined;
  /** Only rows directly below this code; empty for the top level. */
  readonly parent?: string | undefined;
  readonly filter?: RowFilter | undefined;
}

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

/** The outcome of a bulk action for one row. `refused`: the row cannot be moved there. */
export interface BulkResult {
  readonly code: string;
  readonly outcome: 'done' | 'unchanged' | 'not-found' | 'refused';
}

/** What changed a row. */
export type HistoryAction = 'created' | 'updated' | 'hidden' | 'shown' | 'moved' | 'merged' | 'deleted' | 'restored';

/** A row as forms offer it. */
export interface OfferedRow {
  readonly code: string;
  readonly name: string;
  readonly names: OtherNames;
  readonly parent: string | null;
}

/** A search for rows that forms offer. */
export interface OfferedQuery {
  readonly q?: string | undefined;
  readonly parent?: string | undefined;
  /** Codes, separated by commas: these rows, in any state. A merged code gives the row it was merged into. */
  readonly codes?: string | undefined;
  /** 1 to {@link MOST_OFFERED}. */
  readonly limit: number;
}

/** The highest number of offered rows in one response. */
export const MOST_OFFERED = 300;

/** A text that several users typed and that is no name of a row. */
export interface Suggestion {
  readonly id: string;
  readonly text: string;
  /** Number of users. */
  readonly people: number;
}

/** What becomes of a suggestion: a new row, an alternative name of a row, or nothing. */
export type SuggestionDecision =
  | { readonly decision: 'add' }
  | { readonly decision: 'alias'; readonly of: string }
  | { readonly decision: 'refuse' };
