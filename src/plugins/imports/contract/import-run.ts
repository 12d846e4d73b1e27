import type { FaultyCell, ImportRun, ImportSentence } from './schemas.ts';

/**
 * The state of an import. `reading`, `checking`, `applying` and `undoing` are work of the server, or wait for it. `mapping` and `checked`
 * wait for the user. `failed` is a file that could not be read, or work that broke off.
 */
export const IMPORT_STATES = Object.freeze([
  'reading',
  'mapping',
  'checking',
  'checked',
  'applying',
  'applied',
  'undoing',
  'undone',
  'failed',
] as const);

export type ImportState = (typeof IMPORT_STATES)[number];

/** An import in a list, without what only its steps need: a page of a list would have some megabytes of it. */
export type ListedImport = Omit<ImportRun, 'columns' | 'layout' | 'mapping'>;

/** Equal faults: rows of which the same is said about the same column. */
export interface ImportFault extends ImportSentence {
  /** Id of the target's column; empty when the fault concerns the whole row. */
  readonly column: string;
  /** The label of the file's column; empty when there is none. */
  readonly label: string;
  /** Whether the sentence is that of the first row, and other rows have others, because they name the texts. */
  readonly isExample: boolean;
  readonly rows: number;
  /** The first rows, as spreadsheet programs number them: the header is in row 1. */
  readonly lines: readonly number[];
  /** The most frequent texts of these cells. */
  readonly cells: readonly FaultyCell[];
  /** The number of different texts. */
  readonly texts: number;
}

/** The results of rows. `kept` rows were changed since the import, so its undo left them alone. */
export const ROW_RESULTS = Object.freeze(['new', 'changed', 'unchanged', 'hidden', 'reverted', 'kept'] as const);

export type RowResult = (typeof ROW_RESULTS)[number];

/** What happens to the other rows when some have faults: `skip` imports them, `stop` refuses the import. */
export type FaultyChoice = 'skip' | 'stop';
