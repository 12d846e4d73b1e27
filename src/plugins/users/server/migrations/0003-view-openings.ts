import { sql } from 'kysely';
import type { Migration } from '#core/server/db/migration.ts';

/** The other persons whose data each view has shown. */
export const viewOpenings: Migration = {
  id: 'users/0003-view-openings',
  up: async (db) => {
    await sql`
      create table user_view_openings (
        view_id uuid not null references user_views (id) on delete cascade,
        opened_id uuid not null references users (id) on delete cascade,
        opened_at timestamptz(3) not null,
        primary key (view_id, opened_id)
      )`.execute(db);
    await sql`create index user_view_openings_of_person on user_view_openings (opened_id)`.execute(db);
  },
  down: async (db) => {
    await sql`drop table user_view_openings`.execute(db);
  },
};
