import type { Kysely } from 'kysely';
import type { CoreTables } from '#core/server/db/database.ts';
import type { FeedbackKind } from '../contract/feedback.ts';

/** The stored feedback. */
export interface FeedbackTable {
  /** UUIDv7. */
  id: string;
  kind: FeedbackKind;
  text: string;
  email: string | null;
  /** `null` for a visitor. */
  user_id: string | null;
  page: string | null;
  language: string;
  created_at: Date;
}

/** All tables of the plugin `feedback`. */
export type FeedbackTables = {
  feedback: FeedbackTable;
};

/** The database as this plugin sees it. */
export type FeedbackDatabase = Kysely<CoreTables & FeedbackTables>;
