import { sql } from 'kysely';
import type { Migration } from '#core/server/db/migration.ts';

/** The request limits of the server now count the sendings (docs/decisions/0023-request-limits.md). */
export const dropSendings: Migration = {
  id: 'feedback/0002-drop-sendings',
  up: async (db) => {
    await sql`drop table feedback_sendings`.execute(db);
  },
  down: async (db) => {
    await sql`create table feedback_sendings (sender text not null, sent_at timestamptz(3) not null)`.execute(db);
    await sql`create index feedback_sendings_of_sender on feedback_sendings (sender, sent_at)`.execute(db);
    await sql`create index feedback_sendings_by_age on feedback_sendings (sent_at)`.execute(db);
  },
};
