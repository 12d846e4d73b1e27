import type { MasterValues } from './define-master.ts';
import type { MasterAction } from './master-access.ts';

/** Languages in which a row may have a name besides the English one. */
export const NAME_LANGUAGES = Object.freeze(['ar', 'de', 'fa', 'he'] as const);

/** Names by language. A missing name falls back to the English one. */
export type OtherNames = { readonly [Language in (typeof NAME_LANGUAGES)[number]]?: string | undefined };

/** All languages of names. */
export const ALL_NAME_LANGUAGES = Object.freeze(['en', ...NAME_LANGUAGES] as const);

/** A further name, by which searches find the row. The preferred name is shown instead. */
export interface AlternativeName {
  readonly language: (typeof ALL_NAME_LANGUAGES)[number];
  /** 1 to 120 characters. */
  readonly name: string;
  /** `hidden`: a misspelling or an outdated word, which is found but never shown. */
  readonly kind: 'alternative' | 'hidden';
}

/** The highest number of alternative names of a row. */
export const MOST_ALTERNATIVES = 50;

/** The highest number in the order of rows. */
export const HIGHEST_SORT = 9999;

/** A row of master data. */
export interface MasterRow {
  /** Used in addresses and stored by other plugins; never changes. */
  readonly code: string;
  /** In English. */
  readonly name: string;
  readonly names: OtherNames;
  /** Up to 500 characters; empty when not given. */
  readonly description: string;
  /** Code of the row above; `null` at the top level. */
  readonly parent: string | null;
  /** Place among the rows of one parent, 0 to {@link HIGHEST_SORT}. Rows with equal numbers are in the order of their codes. */
  readonly sort: number;
  /** Hidden rows are no longer offered. Existing uses keep them. */
  readonly isHidden: boolean;
  /** The values of the fields of the kind. */
  readonly fields: MasterValues;
  /** Address of the concept in a vocabulary; `null` when not given. */
  readonly uri: string | null;
  /** The number of uses. A row in use cannot be deleted, only hidden. */
  readonly uses: number;
  /** The number of rows directly below. */
  readonly children: number;
  /** Grows with each change. */
  readonly version: number;
}

/** A row with what only its own page shows. */
export interface MasterRowDetail extends MasterRow {
  readonly alternatives: readonly AlternativeName[];
  /** The rows above, from the top level down. */
  readonly path: readonly { readonly code: string; readonly name: string; readonly names: OtherNames }[];
  /** Uses by place. The ids are those of the contributions at `admin-masters.uses`. */
  readonly usedBy: readonly { readonly by: string; readonly count: number }[];
  /** Other rows of the same parent with the same English name. */
  readonly sameName: readonly string[];
  readonly updatedAt: string;
  /** Name of the user who changed it last; `null` for none and for a deleted user. */
  readonly updatedBy: string | null;
}

/** The values of a row that an administrator enters. Missing optional values are empty in a new row and unchanged in an edit. */
interface EnteredValues {
  /** 1 to 120 characters, in English. */
  readonly name: string;
  readonly names: OtherNames;
  readonly description?: string | undefined;
  readonly fields?: MasterValues | undefined;
  /** Up to 512 characters. Unique among the rows of the kind. */
  readonly uri?: string | null | undefined;
  readonly alternatives?: readonly AlternativeName[] | undefined;
}

export interface NewMasterRow extends EnteredValues {
  /** 2 to 64 characters; made from the name when absent. */
  readonly code?: string | undefined;
  readonly parent?: string | null | undefined;
  readonly sort?: number | undefined;
}

/** An edit: the values, and the version that it is based on. The place of the row is changed by its own call. */
export interface MasterRowEdit extends EnteredValues {
  readonly isHidden: boolean;
  readonly version: number;
}

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

/** Where a row is to stand: below a parent (`null` for the top level), and before a row of that parent (`null` for the end). */
export interface MasterPlace {
  readonly parent: string | null;
  readonly before: string | null;
  readonly version: number;
}

/** The highest number of rows that one bulk action changes. */
export const MOST_BULK_ROWS = 500;

/** One action on several rows. */
export interface BulkAction {
  readonly codes: readonly string[];
  readonly action: 'hide' | 'show' | 'move';
  /** The new parent of a move; `null` for the top level. */
  readonly parent?: string | null | undefined;
}

/** The outcome of a bulk action for one row. `refused`: the row cannot be moved there. */
export interface BulkResult {
  readonly code: string;
  readonly outcome: 'done' | 'unchanged' | 'not-found' | 'refused';
}

/** What a merge would change. */
export interface MergePreview {
  readonly from: MasterRowDetail;
  readonly into: MasterRowDetail;
  /** Uses of the old code by place, which will have the new code. */
  readonly usedBy: MasterRowDetail['usedBy'];
  /** Rows below the old row, which will be below the new one. */
  readonly children: number;
  /** Names of the old row that become alternative names of the new one. */
  readonly names: readonly AlternativeName[];
}

/** What changed a row. */
export type HistoryAction = 'created' | 'updated' | 'hidden' | 'shown' | 'moved' | 'merged' | 'deleted' | 'restored';

/** The values of a row that its history keeps. */
export interface KeptValues {
  readonly name: string;
  readonly names: OtherNames;
  readonly description: string;
  readonly parent: string | null;
  readonly sort: number;
  readonly isHidden: boolean;
  readonly fields: MasterValues;
  readonly uri: string | null;
  readonly alternatives: readonly AlternativeName[];
  /** The row into which this one was merged. */
  readonly mergedInto: string | null;
}

/** One change of a row. */
export interface HistoryEntry {
  readonly id: string;
  readonly at: string;
  /** Name of the user; `null` for a command, and for a deleted user. */
  readonly by: string | null;
  readonly action: HistoryAction;
  readonly version: number;
  /** `null` before the row existed. */
  readonly before: KeptValues | null;
  /** `null` after a deletion. */
  readonly after: KeptValues | null;
  /** Whether the change is the newest one of the row and can be taken back. A merge cannot. */
  readonly isUndoable: boolean;
  /** The actions that taking it back needs. */
  readonly undoNeeds: readonly MasterAction[];
}

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
