import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** Notices and their mails, and the language and time zone of users. */
export const createNotices: Migration = {
  id: 'core/0003-notices',
  up: async (db) => {
    await sql
      .raw(`
        alter table users add column locale text, add column time_zone text;

        -- What users are told. At most one notice of a kind about an object waits for each user. Notices and mails have no foreign key to
        -- the user: its lock would be taken after those of the event's own rows, while the deletion of an account takes it first. A
        -- trigger deletes them instead.
        create table notices (
          id uuid primary key,
          user_id uuid not null,
          kind text not null,
          about text not null check (char_length(about) <= 200),
          params jsonb not null check (pg_column_size(params) <= 8192),
          state text,
          from_state text,
          count integer not null default 1,
          due_at timestamptz(3) not null,
          told_at timestamptz(3),
          read_at timestamptz(3),
          on_site boolean not null default true,
          mail_at timestamptz(3)
        );
        create unique index notices_waiting on notices (kind, about, user_id) where told_at is null;
        create index notices_of_user on notices (user_id, kind, about, told_at);
        create index notices_told on notices (user_id, told_at desc, id desc) where told_at is not null and on_site;
        create index notices_unread on notices (user_id, kind) where told_at is not null and on_site and read_at is null;
        create index notices_to_mail on notices (mail_at) where mail_at is not null;
        create index notices_due on notices (due_at) where told_at is null;
        create index notices_by_age on notices using brin (told_at);

        create table notice_choices (
          user_id uuid primary key references users (id) on delete cascade,
          choices jsonb not null,
          quiet_from text check (quiet_from ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
          quiet_to text check (quiet_to ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
          version integer not null,
          check ((quiet_from is null) = (quiet_to is null))
        );

        create table mails (
          id uuid primary key,
          user_id uuid,
          address text,
          address_hash text,
          language text,
          group_name text not null,
          notice_ids uuid[] not null default '{}',
          notice_count integer not null default 0,
          kind text,
          about text,
          params jsonb,
          state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed', 'dropped')),
          reason text,
          attempts integer not null default 0,
          due_at timestamptz(3) not null,
          sent_at timestamptz(3),
          created_at timestamptz(3) not null
        );
        create index mails_of_user on mails (user_id);
        create index mails_by_state on mails (state, created_at desc, id desc);
        create index mails_waiting on mails (due_at) where state = 'waiting';
        create index mails_by_address on mails (address_hash, created_at) where address_hash is not null;

        create table mail_blocks (
          address_hash text not null,
          group_name text not null,
          created_at timestamptz(3) not null,
          primary key (address_hash, group_name)
        );

        create function forget_notices() returns trigger language plpgsql as $$
          begin
            delete from notices where user_id = old.id;
            delete from mails where user_id = old.id;
            return null;
          end $$;
        create trigger users_forget_notices after delete on users for each row execute function forget_notices()`)
      .execute(db);
  },
  down: async (db) => {
    await sql`drop trigger users_forget_notices on users`.execute(db);
    await sql`drop function forget_notices`.execute(db);
    await sql`drop table mail_blocks, mails, notice_choices, notices`.execute(db);
    await sql`alter table users drop column locale, drop column time_zone`.execute(db);
  },
};
