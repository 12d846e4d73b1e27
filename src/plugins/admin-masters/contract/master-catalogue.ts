import { serviceRef } from '#core/contract/service-ref.ts';
import type { Transaction } from '#core/contract/transaction.ts';
import type { MasterValues } from './define-master.ts';
import type { SeedRow } from './master-source.ts';
import type { NamedRow } from './reply-schemas.ts';

/** A row with everything by which it is known. */
export interface KnownRow extends NamedRow {
  /** The code of the row, then the codes that were merged into it. */
  readonly codes: readonly string[];
  /** All names: in every language, preferred, alternative and hidden ones. */
  readonly allNames: readonly string[];
}

/** A code of a kind. */
export interface KindCode {
  readonly entity: string;
  readonly code: string;
}

/** Master data for other server plugins. */
export interface MasterCatalogue {
  /**
   * Those of the codes that may not be newly used: unknown, hidden and merged ones. Codes that an object already has stay valid, so leave
   * them out. They are read from the database with each call.
   */
  readonly refused: (entity: string, codes: readonly string[]) => Promise<readonly string[]>;
  /**
   * Keeps the rows of these codes from being merged or deleted until the transaction ends, so that it can store them. Returns those of the
   * codes that may not be newly used. Call it before the transaction locks or reads the object: a merge locks the row, then its uses. Codes
   * of fixed kinds are left out, because their rows are always there. One statement.
   */
  readonly hold: <Code extends KindCode>(transaction: Transaction, codes: readonly Code[]) => Promise<readonly Code[]>;
  /** The codes of the rows that have these names, in any language or as another name. Names that no row has are left out. One statement. */
  readonly codesOf: (
    entity: string,
    names: readonly string[],
    transaction?: Transaction,
  ) => Promise<ReadonlyMap<string, readonly string[]>>;
  /**
   * The rows of these codes with all their names, by the asked code. A merged code gives the row into which it was merged. Hidden rows are
   * there too. Unknown codes are left out. One statement.
   */
  readonly namesOf: (entity: string, codes: readonly string[]) => Promise<ReadonlyMap<string, KnownRow>>;
  /**
   * The codes that names of a file mean, merged ones too: of the row with the name, or else of the row that had the code of the name before
   * it was renamed. Names that differ in signs, such as C++ and C#, mean different rows. Names that mean no row are left out.
   */
  readonly meantBy: (entity: string, names: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** The same, and adds rows for names that mean none. Names without a letter and a digit are left out. */
  readonly ensureNamed: (transaction: Transaction, entity: string, names: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** Adds the rows that do not exist, for an import. Rows that exist stay as they are. */
  readonly ensure: (transaction: Transaction, entity: string, rows: readonly SeedRow[]) => Promise<void>;
  /**
   * Keeps others from changing rows until the transaction ends. For a transaction that adds rows after it has locked rows of its own plugin:
   * changes of rows lock in the order of kind, row and uses.
   */
  readonly lock: (transaction: Transaction, entity: string) => Promise<void>;
  /** The row into which a code was merged; otherwise the code itself. */
  readonly current: (transaction: Transaction, entity: string, code: string) => Promise<string>;
  /**
   * Each code and the codes of all rows below it, hidden ones too, for a filter, by the asked code. A merged code gives those of the row into
   * which it was merged. Unknown codes are left out. One statement.
   */
  readonly branchesOf: (entity: string, codes: readonly string[]) => Promise<ReadonlyMap<string, readonly string[]>>;
  /** The values of the fields of these rows, by code, hidden and merged rows too. Unknown codes are left out. One statement. */
  readonly valuesOf: (entity: string, codes: readonly string[]) => Promise<ReadonlyMap<string, MasterValues>>;
  /** All rows that are neither hidden nor merged, in the order of their codes. For kinds with few rows. */
  readonly offered: (entity: string) => Promise<readonly NamedRow[]>;
}

/** Master data for other server plugins. */
export const masterCatalogue = serviceRef<MasterCatalogue>('admin-masters.catalogue');
