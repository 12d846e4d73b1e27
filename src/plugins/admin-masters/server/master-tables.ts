import type { JSONColumnType } from 'kysely';
import type { MasterGrants } from '../contract/master-access.ts';

/** The permissions of each role, by entity. */
export interface MasterAccessTable {
  entity: string;
  grants: JSONColumnType<MasterGrants>;
  version: number;
  updated_by: string | null;
  updated_at: Date;
}

/** The tables of the plugin `admin-masters`. */
export type MasterTables = { master_access: MasterAccessTable };
