import { serviceRef } from '#core/contract/service-ref.ts';
import type { Transaction } from '#core/contract/transaction.ts';
import type { SeedRow } from './master-source.ts';

/** Master data for other server plugins. */
export interface MasterCatalogue {
  /**
   * Those of the codes that may not be newly used: unknown, hidden and merged ones. Codes that an object already has stay valid, so leave
   * them out. They are read from the database with each call.
   */
  readonly refused: (entity: string, codes: readonly string[]) => Promise<readonly string[]>;
  /** Adds the rows that do not exist, for an import. Rows that exist stay as they are. */
  readonly ensure: (transaction: Transaction, entity: string, rows: readonly SeedRow[]) => Promise<void>;
  /** The row into which a code was merged; otherwise the code itself. */
  readonly current: (transaction: Transaction, entity: string, code: string) => Promise<string>;
}

/** Master data for other server plugins. */
export const masterCatalogue = serviceRef<MasterCatalogue>('admin-masters.catalogue');
