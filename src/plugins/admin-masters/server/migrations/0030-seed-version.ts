import { sql } from 'kysely';
import type { Migration } from '#core/server/db/migration.ts';

/** The number of the first rows that a kind has. Kinds with a lower number than that of their plugin get the rows that they lack. */
export const seedVersion: Migration = {
  id: 'admin-masters/0030-seed-version',
  up: async (db) => void (await sql`alter table master_kinds add column seed_version smallint not null default 1`.execute(db)),
  down: async (db) => void (await sql`alter table master_kinds drop column seed_version`.execute(db)),
};
