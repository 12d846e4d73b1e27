import { extensionPoint } from '#core/contract/extension-point.ts';
import type { MasterRow, MasterRowEdit, NewMasterRow } from './master-row.ts';

/** Which rows are asked for. */
export interface MasterRowsAsked {
  /** In the name, in any of the other names or in the code. */
  readonly q?: string | undefined;
  /** Rows after this code. */
  readonly after?: string | undefined;
  /** So many at most. */
  readonly limit: number;
}

/** The rows of one kind of master data. The caller's right was checked before. */
export interface MasterSource {
  /** The same as the client's {@link MasterEntity}. */
  readonly entity: string;
  readonly count: () => Promise<number>;
  /** By code. */
  readonly rows: (asked: MasterRowsAsked) => Promise<readonly MasterRow[]>;
  readonly find: (code: string) => Promise<MasterRow | undefined>;
  /** False where there is a row of that code. */
  readonly insert: (row: NewMasterRow & { readonly code: string }) => Promise<boolean>;
  /** False where the row is at another version by now, or gone. */
  readonly update: (code: string, edit: MasterRowEdit) => Promise<boolean>;
  /** False where the row is in use. */
  readonly remove: (code: string) => Promise<boolean>;
}

/** Where server plugins add the rows of the kinds of master data they have. */
export const masterSources = extensionPoint<MasterSource>('admin-masters.sources');
