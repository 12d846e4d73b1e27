import { sql } from 'kysely';
import type { Migration } from '#core/server/db/migration.ts';

/** Which administrators opened profiles. */
export const candidateContacts: Migration = {
  id: 'candidate/0004-candidate-contacts',
  up: async (db) => {
    await sql`
      create table candidate_openings (
        admin_id uuid not null references users (id) on delete cascade,
        candidate_id uuid not null references users (id) on delete cascade,
        opened_at timestamptz(3) not null,
        primary key (admin_id, candidate_id)
      )`.execute(db);
    await sql`create index candidate_openings_candidate on candidate_openings (candidate_id)`.execute(db);
  },
  down: async (db) => {
    await sql`drop table candidate_openings`.execute(db);
  },
};
