import { extensionPoint } from '#core/contract/extension-point.ts';
import type { Transaction } from '#core/contract/transaction.ts';
import type { MasterRow, MasterRowEdit, NewMasterRow } from './master-row.ts';

/** Filter and limit of a query for rows. */
export interface MasterRowsAsked {
  /** Text to find in the name, the other names or the code. */
  readonly q?: string | undefined;
  /** Only rows after this code. */
  readonly after?: string | undefined;
  /** The maximum number of rows. */
  readonly limit: number;
}

/**
 * The rows of one kind of master data. The caller has already checked the user's permission. Changes are made in the transaction of the
 * caller.
 */
export interface MasterSource {
  /** The same name as in the client's {@link MasterEntity}. */
  readonly entity: string;
  readonly count: () => Promise<number>;
  /** Sorted by code. */
  readonly rows: (asked: MasterRowsAsked) => Promise<readonly MasterRow[]>;
  readonly find: (code: string) => Promise<MasterRow | undefined>;
  /** The row, which does not change until the transaction ends. */
  readonly locked: (transaction: Transaction, code: string) => Promise<MasterRow | undefined>;
  /** False when a row with that code exists. */
  readonly insert: (transaction: Transaction, row: NewMasterRow & { readonly code: string }) => Promise<boolean>;
  /** False when the row has another version or does not exist. */
  readonly update: (transaction: Transaction, code: string, edit: MasterRowEdit) => Promise<boolean>;
  /** False when the row is in use. */
  readonly remove: (transaction: Transaction, code: string) => Promise<boolean>;
}

/** Where server plugins register the rows of their kinds of master data. */
export const masterSources = extensionPoint<MasterSource>('admin-masters.sources');
