import type { Generated, JSONColumnType, Selectable } from 'kysely';
import type { CompanyContact, CompanyPlace, CompanySize } from '../contract/company.ts';

/** Companies, as people named them or as an import found them. */
export interface CompaniesTable {
  /** UUIDv7. */
  id: string;
  name: string;
  /** `textKey(name)`: unique among imported companies, and among those that one user named. */
  name_key: string;
  legal_name: string | null;
  registration_number: string | null;
  country: string | null;
  size: CompanySize | null;
  founded_year: number | null;
  website: string | null;
  tagline: string | null;
  about: string | null;
  places: JSONColumnType<CompanyPlace[], string | undefined, string>;
  links: JSONColumnType<string[], string | undefined, string>;
  accessibility: string | null;
  contact: JSONColumnType<CompanyContact | null, string | null | undefined, string | null>;
  origin: 'authored' | 'imported';
  /** Who named it; `null` for an imported one, and once that account is gone. */
  created_by: string | null;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

/** A company, as read. */
export type CompanyRow = Selectable<CompaniesTable>;

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
