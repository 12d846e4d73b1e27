import type { ColumnType, Generated, JSONColumnType, Selectable } from 'kysely';
import type { CompanySize } from '../contract/company.ts';
import type { CompanyPlaceInput } from '../contract/company-part-schemas.ts';
import type { CompanyContact } from '../contract/contact-schema.ts';
import type { CompanyRole } from '../contract/team/company-roles.ts';
import type { VerificationState, VerifiedWay } from '../contract/verified.ts';

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
  founded_year: number | null;
  website: string | null;
  tagline: string | null;
  about: string | null;
  /** Cleaned HTML; `about` is its plain text. `null` for a description that was given as plain text. */
  about_html: string | null;
  /** A code of master data. */
  type: string | null;
  /** Codes of master data, each once. */
  industries: Generated<string[]>;
  benefits: Generated<string[]>;
  languages: Generated<string[]>;
  /** Rows of earlier versions have places with only a city and a country. */
  places: JSONColumnType<CompanyPlaceInput[], string | undefined, string>;
  links: JSONColumnType<string[], string | undefined, string>;
  accessibility: string | null;
  equal_opportunity: string | null;
  /** Files that the company uses as `employer.logo` and `employer.cover`. */
  logo_file_id: string | null;
  cover_file_id: string | null;
  contact: JSONColumnType<CompanyContact | null, string | null | undefined, string | null>;
  origin: 'authored' | 'imported';
  /** The creator; `null` for imported companies and after the account was deleted. */
  created_by: string | null;
  /** Written by `employer.verified-mark`, like the next three columns. */
  verification: Generated<VerificationState>;
  /** Since when an administrator has to decide about papers; `null` for a company that waits for nobody. */
  waiting_since: Date | null;
  /** Both or none. */
  verified_at: Date | null;
  verified_way: VerifiedWay | null;
  /** Published postings, as the schedule `employer.count-open-jobs` counted them last. */
  open_jobs: Generated<number>;
  /** See `company-words.ts`. A tsvector literal. */
  search: ColumnType<string, string, string>;
  /** See `similar/likeness-columns.ts`. */
  name_core: string;
  website_domain: string | null;
  registration_key: string | null;
  /** The number of the rules by which `search` and the columns before were made, 0 for none. */
  words_version: number;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export type CompanyRow = Selectable<CompaniesTable>;

export interface CompanyMembersTable {
  company_id: string;
  user_id: string;
  role: CompanyRole;
  /** Whether a recruiter decides about credentials. Owners do in any case. */
  issues_credentials: Generated<boolean>;
  version: Generated<number>;
  created_at: Generated<Date>;
}

/** Open invitations to companies. */
export interface CompanyInvitationsTable {
  id: string;
  company_id: string;
  /** In lower case. */
  email: string;
  role: CompanyRole;
  /** SHA-256 of the token in the link. */
  token_hash: Buffer;
  invited_by: string | null;
  created_at: Date;
  expires_at: Date;
}

export interface CompanyJoinRequestsTable {
  id: string;
  company_id: string;
  user_id: string;
  message: string;
  state: Generated<'open' | 'accepted' | 'declined' | 'withdrawn'>;
  created_at: Date;
  decided_at: Date | null;
}

/** The history of a company. */
export interface CompanyEventsTable {
  id: string;
  company_id: string;
  /** See `CompanyHistory`. */
  kind: string;
  /** `null` for the server, and for a deleted account. */
  actor_id: string | null;
  /** The user whom it is about. */
  subject_id: string | null;
  details: JSONColumnType<Readonly<Record<string, string>>>;
  created_at: Date;
}

export type EmployerTables = {
  companies: CompaniesTable;
  company_members: CompanyMembersTable;
  company_invitations: CompanyInvitationsTable;
  company_join_requests: CompanyJoinRequestsTable;
  company_events: CompanyEventsTable;
};
