import { sql } from 'kysely';
import type { Migration } from '#core/server/db/migration.ts';

/** The views of administrators who see the site as another person, and the calls that each view has made. */
export const createViews: Migration = {
  id: 'users/0002-create-views',
  up: async (db) => {
    await sql`
      create table user_views (
        id uuid primary key,
        viewer_id uuid references users (id) on delete set null,
        user_id uuid not null references users (id) on delete cascade,
        user_role text,
        user_version integer not null,
        reason text not null check (char_length(reason) between 10 and 300),
        started_at timestamptz(3) not null,
        ends_at timestamptz(3) not null,
        ended_at timestamptz(3)
      )`.execute(db);
    await sql`create index user_views_by_user on user_views (user_id, started_at desc, id desc)`.execute(db);
    await sql`create index user_views_by_viewer on user_views (viewer_id)`.execute(db);
    await sql`create index user_views_open on user_views (ends_at) where ended_at is null`.execute(db);
    await sql`
      create table user_view_calls (
        view_id uuid not null references user_views (id) on delete cascade,
        endpoint text not null,
        primary key (view_id, endpoint)
      )`.execute(db);
  },
  down: async (db) => {
    await sql`drop table user_view_calls, user_views`.execute(db);
  },
};
