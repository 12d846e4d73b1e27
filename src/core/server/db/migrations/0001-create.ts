import { createTables } from '../create-tables.ts';
import { moveFromPgBoss, QUEUE_JOBS } from './from-pg-boss.ts';

/** The tables of the core. */
export const createCore = createTables({
  id: 'core/0001-create',
  catchUp: moveFromPgBoss,
  sql: `
    -- For GIN indexes that have ordinary columns beside words, such as the index over categories and words. The extension comes
    -- with PostgreSQL, and the owner of a database may create it.
    create extension if not exists btree_gin;

    -- The secret key that the database is used with. At most one row.
    create table secret_fingerprint (
      only_row boolean default true primary key check (only_row),
      fingerprint text not null
    );

    -- The users. The identity provider keeps their passwords. Every request of a user reads the row. It is refused if the sign-in
    -- has ended by \`sessions_valid_from\`, \`kept_session\` and \`ended_sessions\`.
    create table users (
      id uuid primary key,
      identity_uid text not null unique,
      email text not null unique check (email = lower(email)),
      name text not null,
      role text check (role in ('candidate', 'employer', 'admin')),
      status text not null default 'active' check (status in ('active', 'suspended')),
      sessions_valid_from timestamptz not null default to_timestamp(0),
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      kept_session timestamptz,
      ended_sessions timestamptz[] not null default '{}',
      profile_at timestamptz not null default to_timestamp(0),
      email_verified boolean not null default false,
      is_full_admin boolean not null default false,
      suspended_for text check (suspended_for in ('spam', 'fraud', 'abuse', 'duplicate', 'by-request', 'other')),
      suspended_at timestamptz,
      version integer not null default 1,
      name_key text not null default '' collate "C",
      search tsvector not null default '',
      last_seen_at timestamptz(3) not null default to_timestamp(0),
      constraint users_full_admin_is_admin check ((not is_full_admin) or (role is not null and role = 'admin')),
      constraint users_suspension_has_reason check ((status = 'suspended') = (suspended_for is not null))
    );
    create index users_by_last_seen on users (last_seen_at desc, id desc);
    create index users_by_name on users (name_key, id);
    create index users_full_admins on users (id) where is_full_admin;
    create index users_suspended on users (id) where status = 'suspended';
    create index users_words on users using gin (search) with (fastupdate=off);

    -- The sign-ins of an account, for display only.
    create table sessions (
      id uuid primary key,
      user_id uuid not null references users (id) on delete cascade,
      auth_time timestamptz not null,
      user_agent text not null,
      first_seen timestamptz not null,
      last_seen timestamptz not null,
      constraint sessions_user_id_auth_time_key unique (user_id, auth_time)
    );

    -- The last run of each schedule.
    create table schedule_runs (
      name text primary key,
      slot timestamptz not null
    );

    -- Deleted accounts, until the identity provider has deleted them too and their tokens have expired.
    create table removed_identities (
      identity_uid text primary key,
      removed_at timestamptz not null,
      completed_at timestamptz
    );

    -- How many requests each sender made, for several servers that share their counts. Rows are valid for minutes, so they need
    -- not survive a crash. An index on the end would make every count more expensive than the rare purge.
    create unlogged table rate_limits (
      key text primary key,
      hits integer not null,
      ends_at timestamptz(3) not null
    );

    -- Groups of administrators with their duties.
    create table admin_groups (
      id uuid primary key,
      name text not null check (char_length(name) >= 2 and char_length(name) <= 60),
      name_key text not null unique,
      duties text[] not null default '{}',
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );

    create table admin_group_members (
      group_id uuid not null references admin_groups (id) on delete cascade,
      user_id uuid not null references users (id) on delete cascade,
      primary key (group_id, user_id)
    );
    create index admin_group_members_user on admin_group_members (user_id);

    -- The number of the last change of rights.
    create table access_epoch (
      only_row boolean default true primary key check (only_row),
      epoch bigint not null
    );

    -- The events that the chain of seals does not contain yet.
    create table audit_unsealed (
      event_id uuid primary key
    );

    -- Uploaded files. The owner has no foreign key: it is a user or a company, and the companies belong to a plugin.
    create table files (
      id uuid primary key,
      owner_kind text not null check (owner_kind in ('user', 'company')),
      owner_id uuid not null,
      purpose text not null,
      name text not null,
      media_type text not null,
      bytes integer not null check (bytes >= 0),
      stored_bytes integer not null check (stored_bytes >= 0),
      sha256 bytea not null,
      storage_key text not null unique,
      parts text[] not null,
      state text not null check (state in ('storing', 'pending', 'ready', 'infected')),
      details jsonb not null default '{}',
      uploaded_by uuid references users (id) on delete set null,
      created_at timestamptz(3) not null,
      unused_since timestamptz(3)
    );
    create index files_owner on files (owner_kind, owner_id, purpose);
    create index files_pending on files (created_at) where state in ('storing', 'pending');
    create index files_unused on files (unused_since) where unused_since is not null;
    create index files_uploaded_by on files (uploaded_by);

    -- The audit record. It has no foreign keys: an event outlives its actor, and each audited write would pay for the check. The
    -- id is a UUIDv7 of the time, so the primary key gives the order. Triggers refuse each change of events and seals.
    create table audit_events (
      id uuid primary key,
      at timestamptz(3) not null,
      actor_id uuid,
      actor_role text,
      viewer_id uuid,
      action text not null,
      subject text not null,
      subject_id text,
      outcome text not null check (outcome in ('done', 'refused')),
      request_id text not null,
      details_hash bytea not null
    );
    create index audit_events_actor on audit_events (actor_id, id);
    create index audit_events_at on audit_events using brin (at);
    create index audit_events_subject on audit_events (subject_id, id);
    create function audit_refuse_change() returns trigger language plpgsql as $$
      begin
        raise exception 'The audit record takes no % of %', lower(tg_op), tg_table_name using errcode = 'insufficient_privilege';
      end $$;
    create trigger audit_events_change before update or truncate on audit_events for each statement execute function audit_refuse_change();
    create function audit_refuse_event_delete() returns trigger language plpgsql as $$
      begin
        if exists (select from audit_cuts where xmin = pg_current_xact_id()::xid)
          and not exists (select from audit_seals where event_id = old.id)
          and not exists (select from audit_unsealed where event_id = old.id) then
          return old;
        end if;
        raise exception 'The audit record takes no delete of %', tg_table_name using errcode = 'insufficient_privilege';
      end $$;
    create trigger audit_events_delete before delete on audit_events for each row execute function audit_refuse_event_delete();

    -- The chain of seals.
    create table audit_seals (
      seq bigint primary key check (seq > 0),
      event_id uuid not null unique,
      prev bytea not null,
      hash bytea not null
    );
    create trigger audit_seals_change before update or truncate on audit_seals for each statement execute function audit_refuse_change();
    create function audit_refuse_seal_delete() returns trigger language plpgsql as $$
      begin
        if exists (select from audit_cuts where seq >= old.seq and xmin = pg_current_xact_id()::xid) then
          return old;
        end if;
        raise exception 'The audit record takes no delete of %', tg_table_name using errcode = 'insufficient_privilege';
      end $$;
    create trigger audit_seals_delete before delete on audit_seals for each row execute function audit_refuse_seal_delete();

    -- A transaction may delete events and seals only after it has inserted a row here, and only up to the number of that row.
    create table audit_cuts (
      seq bigint primary key check (seq > 0),
      hash bytea not null
    );
    create trigger audit_cuts_change before delete or update or truncate on audit_cuts for each statement execute function audit_refuse_change();

    -- What was changed, from where. Deleted after a time; the event keeps the hash. The server limits the changes before it
    -- writes them: this is the size of the binary form.
    create table audit_details (
      event_id uuid primary key,
      salt bytea not null,
      ip text,
      user_agent text,
      changes jsonb not null check (pg_column_size(changes) <= 262144)
    );
    create trigger audit_details_change before update on audit_details for each statement execute function audit_refuse_change();

    -- The objects that use a file.
    create table file_uses (
      file_id uuid not null references files (id) on delete cascade,
      use text not null,
      use_id text not null,
      primary key (file_id, use, use_id)
    );
    create index file_uses_object on file_uses (use, use_id);

    -- Content that is still to be deleted from the storage.
    create table file_removals (
      storage_key text primary key,
      added_at timestamptz(3) not null
    );

    -- When the audit record last got an event that a user saw a picture of another owner. Rows older than an hour are deleted.
    create table file_readings (
      reader_id uuid not null references users (id) on delete cascade,
      file_id uuid not null references files (id) on delete cascade,
      recorded_at timestamptz(3) not null,
      primary key (reader_id, file_id)
    );
    create index file_readings_of_file on file_readings (file_id);

    ${QUEUE_JOBS}

    insert into access_epoch (epoch) values (1);
`,
});
