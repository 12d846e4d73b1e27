import type { Actor } from '#core/contract/actor.ts';
import type { Issue } from '#core/contract/errors.ts';
import { serviceRef } from '#core/contract/service-ref.ts';
import type { Transaction } from '#core/contract/transaction.ts';

/** A column of spreadsheets with master data. */
export interface SheetColumn {
  readonly id: string;
  /** The English title, which is the header of exports. */
  readonly title: string;
  /** One English sentence about the cells. */
  readonly help: string;
  readonly kind: 'text' | 'list' | 'choice' | 'yes-no' | 'number' | 'date' | 'address';
  /** Whether rows cannot be imported without the column. */
  readonly isNeeded: boolean;
  /** The values of a choice. */
  readonly choices?: readonly string[] | undefined;
  readonly example: string;
  /** Other headers that mean this column. */
  readonly spellings: readonly string[];
}

/** The columns that a file has. */
export interface SheetColumns {
  readonly ids: ReadonlySet<string>;
}

/** A row of a file: the texts of its cells by the id of the column. An empty cell has none. */
export interface SheetRow {
  readonly cells: ReadonlyMap<string, readonly string[]>;
}

/** JSON that is kept between the steps of an import. */
export type KeptJson = Readonly<Record<string, unknown>>;

interface FaultyRow {
  readonly kind: 'faulty';
  /** The path of an issue is the id of a column, or empty. */
  readonly issues: readonly Issue[];
}

/** A row that could be read by itself, or its faults. Rows with one key mean the same row of master data. */
export type ReadRow = { readonly kind: 'read'; readonly key: string; readonly title: string; readonly value: KeptJson } | FaultyRow;

/** A readable row with its key. */
export interface KeyedRow {
  readonly key: string;
  readonly value: KeptJson;
}

/** The difference in one column. */
export interface SheetChange {
  readonly column: string;
  readonly before: string;
  readonly after: string;
}

/** A row compared with the stored one. `before` is `null` for a new row. Rows are written by rank. */
export type ComparedRow =
  | {
      readonly kind: 'new' | 'changed' | 'unchanged';
      readonly before: KeptJson | null;
      readonly after: KeptJson;
      readonly changes: readonly SheetChange[];
      readonly rank: number;
    }
  | FaultyRow;

/** A compared row that turned out to be faulty. */
export interface SettledRow {
  readonly key: string;
  readonly issues: readonly Issue[];
}

/** A stored row that the file leaves out. */
export interface MissingRow {
  readonly key: string;
  readonly title: string;
  readonly before: KeptJson;
  readonly after: KeptJson;
}

/** The check of one file: all rows are read, then compared, then settled. */
export interface SheetCheck {
  readonly read: (row: SheetRow) => ReadRow;
  readonly compare: (rows: readonly KeyedRow[]) => Promise<readonly ComparedRow[]>;
  readonly settle: () => Promise<readonly SettledRow[]>;
  readonly missing: () => AsyncIterable<readonly MissingRow[]>;
}

/** A row to write. */
export interface WritableRow {
  readonly kind: 'new' | 'changed' | 'hidden';
  readonly key: string;
  readonly before: KeptJson | null;
  readonly after: KeptJson;
}

/** A row that was written, with what `apply` answered for it. */
export interface WrittenRow extends WritableRow {
  readonly written: KeptJson;
}

/** What taking a row back did. */
export type RevertResult = 'reverted' | 'hidden' | 'kept';

/** Writes rows in one transaction. */
export interface SheetWriter {
  /** @throws ApiFault conflict when a stored row is no longer as `before` */
  readonly apply: (rows: readonly WritableRow[]) => Promise<readonly KeptJson[]>;
  readonly revert: (rows: readonly WrittenRow[]) => Promise<readonly RevertResult[]>;
}

/** A transaction that writes rows or takes them back. */
export interface SheetWork {
  readonly transaction: Transaction;
  readonly actor: Actor;
  readonly at: Date;
}

/** The rows of one kind, as spreadsheets bring them. */
export interface ImportedKind {
  readonly columns: readonly SheetColumn[];
  /** Whether rows that the file leaves out can be hidden. */
  readonly canHideMissing: boolean;
  readonly check: (columns: SheetColumns) => SheetCheck;
  readonly write: (work: SheetWork) => Promise<SheetWriter>;
}

/** Imports rows of master data from spreadsheets of users. It has the form of a target of the plugin `imports`. */
export interface MasterImports {
  /** The kind, as the actor may import it: by the right `import`. */
  readonly open: (
    actor: Actor,
    entity: string,
  ) => Promise<{ readonly kind: 'open'; readonly place: ImportedKind } | { readonly kind: 'forbidden' | 'absent' }>;
}

/** Lets another server plugin import master data. */
export const masterImports = serviceRef<MasterImports>('admin-masters.imports');
