import type { Actor } from '#core/contract/actor.ts';
import type { Issue } from '#core/contract/errors.ts';
import { extensionPoint } from '#core/contract/extension-point.ts';
import type { DateOrder, DecimalSign } from '#core/contract/spreadsheets.ts';
import type { Transaction } from '#core/contract/transaction.ts';
import type { ColumnSource } from './mapping-schemas.ts';
import type { ColumnChange, ImportColumn } from './schemas.ts';

/** JSON that a target keeps with a row. Objects are compared without regard to the order of their fields. */
export type KeptJson = Readonly<Record<string, unknown>>;

/** Whether a caller may import into a place. */
export type PlaceAccess =
  | { readonly kind: 'open'; readonly place: ImportPlace }
  /** The place exists, but the caller lost the right to it. Imports that the caller began there stay visible and do nothing more. */
  | { readonly kind: 'forbidden' }
  /** There is no such place for the caller. */
  | { readonly kind: 'absent' };

/** Objects that can be imported, for example master data. Contributed by plugins at {@link importTargets}. */
export interface ImportTarget {
  /**
   * The place in the target, as the actor may use it. Asked again when a step is asked for and when it begins.
   *
   * @param place the name of the place, for example a kind of master data; may be any text
   */
  readonly open: (actor: Actor, place: string) => Promise<PlaceAccess>;
  /** A place for commands of operators, who have every right to it; absent where no command imports. */
  readonly forOperator?: (place: string) => ImportPlace<null>;
  /** The address of the page that shows an import into the place, without the origin. */
  readonly pageOf?: (place: string, importId: string) => string;
}

/** Where plugins add targets of imports. The id of the contribution is the name of the target: `<plugin>.<objects>`. */
export const importTargets = extensionPoint<ImportTarget>('imports.targets');

/** One place of a target. `By` is who writes: a user, or `null` for an operator. */
export interface ImportPlace<By extends Actor | null = Actor> {
  /** In the order of templates. A row is found again by the columns that the target chooses. */
  readonly columns: readonly ImportColumn[];
  /** Whether rows that the file leaves out can be hidden. */
  readonly canHideMissing: boolean;
  /** Sources that the place recognizes by the whole header, for columns that no header names. */
  readonly guess?: (labels: readonly string[]) => Readonly<Record<string, ColumnSource>>;
  /** The decimal sign that the language of the header has; absent where it is not known. */
  readonly decimalOf?: (labels: readonly string[]) => DecimalSign | undefined;
  /** Begins to read rows, in a check. Memory must not grow with the content of the rows, only with their keys. */
  readonly check: (mapped: MappedColumns) => ImportCheck;
  /** Begins to write in a transaction. Locks what it needs. */
  readonly write: (work: WriteWork<By>) => Promise<ImportWriter>;
}

/** The columns that have a source in the mapping. */
export interface MappedColumns {
  /** Ids of the target's columns. Stored values of other columns stay as they are. */
  readonly ids: ReadonlySet<string>;
  /** Whether rows that the file leaves out are to be hidden. */
  readonly hidesMissing: boolean;
  /** How the cells of columns are written, as far as it is known. */
  readonly forms?: ReadonlyMap<string, ColumnForm>;
}

/** How numbers and dates of a column are written. */
export interface ColumnForm {
  readonly decimal?: DecimalSign | undefined;
  readonly dateOrder?: DateOrder | undefined;
}

/** One row of the file after the mapping. */
export interface MappedRow {
  /** The number of the row in a spreadsheet program. */
  readonly line: number;
  /** The texts of a cell by column id: one, except in columns of the kind `list`. An empty cell has none. Columns without a source are absent. */
  readonly cells: ReadonlyMap<string, readonly string[]>;
}

/** A row that could be read by itself, or its faults. The path of an issue is the id of a column, or empty. */
export type ReadRow =
  | {
      readonly kind: 'read';
      /** Equal for rows that mean the same object. A second row with the key is a fault. */
      readonly key: string;
      /** The name of the row, for lists. */
      readonly title: string;
      readonly value: KeptJson;
    }
  | { readonly kind: 'faulty'; readonly issues: readonly Issue[] };

/** A readable row, compared with the stored object. */
export type ComparedRow =
  | {
      readonly kind: 'new' | 'changed' | 'unchanged';
      /** What is written. `before` is the stored object; `null` for a new one. Both are kept until the import is undone or over. */
      readonly before: KeptJson | null;
      readonly after: KeptJson;
      readonly changes: readonly ColumnChange[];
      /** Rows are written by rank, then by line: a row that others need has a lower rank. */
      readonly rank: number;
    }
  | { readonly kind: 'faulty'; readonly issues: readonly Issue[] };

/** A compared row that turned out to be faulty. */
export interface SettledRow {
  readonly key: string;
  readonly issues: readonly Issue[];
}

/** A stored object that the file leaves out. */
export interface MissingRow {
  readonly key: string;
  readonly title: string;
  readonly before: KeptJson;
  readonly after: KeptJson;
}

/** One row that was read, with its place in the file. */
export interface KeyedRow {
  readonly line: number;
  readonly key: string;
  readonly value: KeptJson;
}

/** The check of one import. `read` is called for all rows, then `compare` for all that are readable, then `settle` and `missing`. */
export interface ImportCheck {
  /** Called again for a row before it is compared, and must then answer the same. */
  readonly read: (row: MappedRow) => ReadRow;
  /**
   * Compares some hundred rows. The answer has one entry for each, in their order. A faulty row may come again with other cells, because
   * the user leaves out what has faults.
   */
  readonly compare: (rows: readonly KeyedRow[]) => Promise<readonly ComparedRow[]>;
  /**
   * Called after all rows were compared: rows that cannot be imported because of the result of another row, for example because the row
   * above them is faulty.
   */
  readonly settle?: () => Promise<readonly SettledRow[]>;
  /** The stored objects that the file leaves out and that are not hidden, in portions. Called only when they are to be hidden. */
  readonly missing: () => AsyncIterable<readonly MissingRow[]>;
}

/** A transaction that applies or undoes an import. */
export interface WriteWork<By extends Actor | null = Actor> {
  readonly transaction: Transaction;
  /** The user who imports; `null` for an operator. */
  readonly actor: By;
  readonly importId: string;
  readonly at: Date;
}

/** A row to write. */
export interface WritableRow {
  readonly kind: 'new' | 'changed' | 'hidden';
  readonly key: string;
  readonly before: KeptJson | null;
  readonly after: KeptJson;
}

/** A row that an import has written. */
export interface WrittenRow extends WritableRow {
  /** What {@link ImportWriter.apply} answered for the row. */
  readonly written: KeptJson;
}

/** What the undo of a row did. */
export type RevertResult = 'reverted' | 'hidden' | 'kept';

/** Writes in one transaction. */
export interface ImportWriter {
  /**
   * Writes some hundred rows. The answer has one entry for each, in their order: what is needed to find out whether the object was changed
   * since, and to take it back.
   *
   * @throws ApiFault conflict when a stored object is no longer as `before`. The import is then checked anew.
   */
  readonly apply: (rows: readonly WritableRow[]) => Promise<readonly KeptJson[]>;
  /** Takes some hundred rows back, in the reverse order of writing. One result for each, in their order. */
  readonly revert: (rows: readonly WrittenRow[]) => Promise<readonly RevertResult[]>;
  /** Called once after the last row, before the commit. */
  readonly finish?: () => Promise<void>;
}
