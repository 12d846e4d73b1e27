import type { Generated, JSONColumnType, Kysely, Transaction } from 'kysely';
import type { CoreTables } from '#core/server/db/database.ts';
import type { JobFilter } from '#plugins/jobs/contract/job-filter-schemas.ts';
import type { PublishedTables } from '#plugins/jobs/contract/published-postings.ts';
import type { JobSuggestion } from '../contract/search-schemas.ts';

/** The words of all search documents and of the newest descriptions, counted anew every ten minutes. */
export interface JobWordsTable {
  word: string;
  /** Number of postings; of a word that only descriptions have, of the newest ones. */
  frequency: number;
  /** Whether it is in so many postings that it tells little. */
  is_common: boolean;
  /** The same for postings with their descriptions. */
  is_common_in_texts: Generated<boolean>;
}

/** What is suggested while a user types a search, made anew with the words. */
export interface JobSuggestionsTable {
  kind: JobSuggestion['kind'];
  /** The value for the filter; for a title its `textKey`. */
  value: string;
  text: string;
  names: JSONColumnType<Readonly<Record<string, string>>, string, string>;
  /** Number of postings; for a title with those of longer titles that begin with it. */
  frequency: number;
  /** A tsvector without positions. */
  words: string;
}

/** Postings that users saved. */
export interface JobSavedPostingsTable {
  user_id: string;
  job_id: string;
  /** The posting's title when it was saved. */
  title: string;
  note: string | null;
  saved_at: Date;
}

/** Searches that users saved. */
export interface JobSavedSearchesTable {
  /** UUIDv7. */
  id: string;
  user_id: string;
  name: string;
  terms: JSONColumnType<StoredTerms, string, string>;
  /** Hash of the terms. Equal searches of a user have equal hashes. */
  terms_hash: Buffer;
  /** How often the user is told about new postings. Nothing sends such messages yet. */
  frequency: Generated<'off'>;
  created_at: Date;
  seen_at: Date;
}

/** The stored terms of a search. */
export interface StoredTerms {
  readonly version: 1;
  readonly terms: JobFilter;
}

/** The tables of this plugin. */
export type JobSearchTables = {
  job_words: JobWordsTable;
  job_suggestions: JobSuggestionsTable;
  job_saved_postings: JobSavedPostingsTable;
  job_saved_searches: JobSavedSearchesTable;
};

/** The tables of this plugin, and those of `jobs` that it reads. */
export type JobSearchDatabase = Kysely<CoreTables & PublishedTables & JobSearchTables>;

export type JobSearchTransaction = Transaction<CoreTables & PublishedTables & JobSearchTables>;
