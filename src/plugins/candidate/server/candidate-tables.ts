import type { ColumnType, Generated, Insertable, Kysely, Transaction } from 'kysely';
import type { CoreTables } from '#core/server/db/database.ts';
import type { InvitationState } from '../contract/invitations.ts';
import type { SearchState, Visibility } from '../contract/visibility.ts';

/** A section of a profile. The row exists from the first save or skip on. */
export interface CandidateSectionsTable {
  candidate_id: string;
  section: string;
  /** Has the shape of the section in the contract; written as JSON text. */
  document: ColumnType<unknown, string, string>;
  /** 0 while the section was only skipped. */
  version: number;
  updated_at: Generated<Date>;
}

/** What employers search in profiles. The documents of the sections are the source. */
export interface CandidateSearchTable {
  candidate_id: string;
  visibility: Visibility;
  search_state: SearchState;
  /** In percent. */
  completeness: number;
  shows_name: boolean;
  blocked_companies: string[];
  /** Registrable domains in Punycode. */
  blocked_domains: string[];
  /** Whether a company or a domain is blocked. */
  has_blocks: ColumnType<boolean, never, never>;
  /** Empty while it is not known. */
  country: string;
  /** Up to `updated_at`. */
  worked_months: number;
  /** The day of the projection while the candidate works, because the months since then count too. */
  works_since: ColumnType<string | null, string | null, string | null>;
  starts_on: ColumnType<string | null, string | null, string | null>;
  notice_days: number | null;
  /** What can be chosen in filters, and the visibility; see `search-terms.ts`. A tsvector literal. */
  terms: string;
  /** A tsvector literal. */
  words: string;
  /** The number of the rules by which the words were made. */
  words_version: Generated<number>;
  updated_at: Date;
  /** Whether the user is an active candidate with a confirmed address. A trigger on `users` keeps it. */
  is_active: boolean;
  /** Whether employers may find the candidate, unless a block forbids it. */
  is_offered: ColumnType<boolean, never, never>;
}

export type NewCandidateSearchRow = Insertable<CandidateSearchTable>;

/** A profile that an administrator opened, the last time. */
export interface CandidateOpeningsTable {
  admin_id: string;
  candidate_id: string;
  opened_at: Date;
}

/** A profile that a company found and opened on a day (UTC). */
export interface CandidateViewsTable {
  company_id: string;
  candidate_id: string;
  day: string;
}

/** How many profiles a company opened, or invitations it sent, on a day (UTC). */
export interface CandidateDailyCountsTable {
  company_id: string;
  kind: 'views' | 'invitations';
  day: string;
  count: number;
  /** Whether the audit record says that the company reached the limit. */
  is_reported: Generated<boolean>;
}

/** An invitation to apply. A candidate gets at most one for each posting. */
export interface CandidateInvitationsTable {
  id: string;
  job_id: string;
  /** The posting's company. */
  company_id: string;
  candidate_id: string;
  /** `null` when the account was deleted. */
  sender_id: string | null;
  message: string;
  state: InvitationState;
  sent_at: Date;
  /** Set exactly when the state is not `open`. */
  answered_at: Date | null;
}

export type CandidateTables = {
  candidate_sections: CandidateSectionsTable;
  candidate_search: CandidateSearchTable;
  candidate_openings: CandidateOpeningsTable;
  candidate_views: CandidateViewsTable;
  candidate_daily_counts: CandidateDailyCountsTable;
  candidate_invitations: CandidateInvitationsTable;
};

export type CandidateDatabase = Kysely<CoreTables & CandidateTables>;

export type CandidateTransaction = Transaction<CoreTables & CandidateTables>;
