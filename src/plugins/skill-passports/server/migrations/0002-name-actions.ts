import { sql } from 'kysely';
import type { Migration } from '#core/server/db/migration.ts';

/** What is done with a credential is an action, as everywhere else. */
export const nameActions: Migration = {
  id: 'skill-passports/0002-name-actions',
  up: async (db) => void (await sql`alter table credential_events rename column deed to action`.execute(db)),
  down: async (db) => void (await sql`alter table credential_events rename column action to deed`.execute(db)),
};
