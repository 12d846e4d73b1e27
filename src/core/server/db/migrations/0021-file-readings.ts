import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** When the audit record last got an event that a user saw a picture of another owner. Rows older than an hour are deleted. */
export const fileReadings: Migration = {
  id: 'core/0021-file-readings',
  up: async (db) => {
    await sql`
      create table file_readings (
        reader_id uuid not null references users (id) on delete cascade,
        file_id uuid not null references files (id) on delete cascade,
        recorded_at timestamptz(3) not null,
        primary key (reader_id, file_id)
      )`.execute(db);
    await sql`create index file_readings_of_file on file_readings (file_id)`.execute(db);
  },
  down: async (db) => {
    await sql`drop table file_readings`.execute(db);
  },
};
