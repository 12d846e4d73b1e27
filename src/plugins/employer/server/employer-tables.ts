import type { Generated } from 'kysely';

/** Companies, as people named them or as an import found them. */
export interface CompaniesTable {
  /** UUIDv7. */
  id: string;
  name: string;
  /** `textKey(name)`: unique among imported companies, and among those that one user named. */
  name_key: string;
  website: string | null;
  about: string | null;
  origin: 'authored' | 'imported';
  /** Who named it; `null` for an imported one, and once that account is gone. */
  created_by: string | null;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

/** Who belongs to a company. */
export interface CompanyMembersTable {
  company_id: string;
  user_id: string;
  role: 'owner';
  created_at: Generated<Date>;
}

/** The tables of the plugin `employer`. */
export type EmployerTables = {
  companies: CompaniesTable;
  company_members: CompanyMembersTable;
};
