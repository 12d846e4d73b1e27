import type { ColumnType, Generated, JSONColumnType, Selectable } from 'kysely';
import type { CompanySize } from '../contract/company.ts';
import type { CompanyPlace } from '../contract/company-part-schemas.ts';
import type { CompanyContact } from '../contract/contact-schema.ts';

/** Companies that users created or that imports added. */
export interface CompaniesTable {
  /** UUIDv7. */
  id: string;
  name: string;
  /** `textKey(name)`: unique among imported companies, and among the companies of one creator. */
  name_key: string;
  legal_name: string | null;
  registration_number: string | null;
  country: string | null;
  size: CompanySize | null;
  /** Code of master data. */
  industry: string | null;
  founded_year: number | null;
  website: string | null;
  tagline: string | null;
  about: string | null;
  /** Cleaned HTML; `about` is its plain text. `null` for a description that was given as plain text. */
  about_html: string | null;
  places: JSONColumnType<CompanyPlace[], string | undefined, string>;
  links: JSONColumnType<string[], string | undefined, string>;
  accessibility: string | null;
  /** Files that the company uses as `employer.logo` and `employer.cover`. */
  logo_file_id: string | null;
  cover_file_id: string | null;
  contact: JSONColumnType<CompanyContact | null, string | null | undefined, string | null>;
  origin: 'authored' | 'imported';
  /** The creator; `null` for imported companies and after the account was deleted. */
  created_by: string | null;
  /** Published postings, as the schedule `employer.count-open-jobs` counted them last. */
  open_jobs: Generated<number>;
  /** See `company-words.ts`. A tsvector literal. */
  search: ColumnType<string, string, string>;
  /** The number of the rules by which `search` was made, 0 for none. */
  words_version: number;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export type CompanyRow = Selectable<CompaniesTable>;

export interface CompanyMembersTable {
  company_id: string;
  user_id: string;
  role: 'owner';
  created_at: Generated<Date>;
}

export type EmployerTables = {
  companies: CompaniesTable;
  company_members: CompanyMembersTable;
};
