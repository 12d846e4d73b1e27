import { createTables } from '#core/server/db/create-tables.ts';

/** The tables of the plugin. */
export const createUsers = createTables({
  id: 'users/0001-create',
  sql: `
    -- The notes of suspensions in effect. They are deleted with the suspension.
    create table user_suspensions (
      user_id uuid primary key references users (id) on delete cascade,
      note text not null check (char_length(note) <= 500),
      suspended_by uuid references users (id) on delete set null
    );
    create index user_suspensions_by on user_suspensions (suspended_by);

    -- The views of administrators who see the site as another person.
    create table user_views (
      id uuid primary key,
      viewer_id uuid references users (id) on delete set null,
      user_id uuid not null references users (id) on delete cascade,
      user_role text,
      user_version integer not null,
      reason text not null check (char_length(reason) >= 10 and char_length(reason) <= 300),
      started_at timestamptz(3) not null,
      ends_at timestamptz(3) not null,
      ended_at timestamptz(3)
    );
    create index user_views_by_user on user_views (user_id, started_at desc, id desc);
    create index user_views_by_viewer on user_views (viewer_id);
    create index user_views_open on user_views (ends_at) where ended_at is null;

    -- The calls that a view has made.
    create table user_view_calls (
      view_id uuid not null references user_views (id) on delete cascade,
      endpoint text not null,
      primary key (view_id, endpoint)
    );

    -- The other persons whose data a view has shown.
    create table user_view_openings (
      view_id uuid not null references user_views (id) on delete cascade,
      opened_id uuid not null references users (id) on delete cascade,
      opened_at timestamptz(3) not null,
      primary key (view_id, opened_id)
    );
    create index user_view_openings_of_person on user_view_openings (opened_id);`,
});
