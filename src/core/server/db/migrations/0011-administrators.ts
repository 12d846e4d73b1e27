import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/**
 * Full administrators, groups of other administrators with their duties, suspensions, and the number of the last change of rights.
 * All administrators so far become full administrators.
 */
export const administrators: Migration = {
  id: 'core/0011-administrators',
  up: async (db) => {
    await sql`
      alter table users
        add column is_full_admin boolean not null default false,
        add column suspended_for text
          check (suspended_for in ('spam', 'fraud', 'abuse', 'duplicate', 'by-request', 'other')),
        add column suspended_at timestamptz,
        add column version integer not null default 1`.execute(db);
    await sql`update users set is_full_admin = true where role = 'admin'`.execute(db);
    await sql`update users set suspended_for = 'other', suspended_at = updated_at where status = 'suspended'`.execute(db);
    await sql`
      alter table users
        add constraint users_full_admin_is_admin check (not is_full_admin or (role is not null and role = 'admin')),
        add constraint users_suspension_has_reason check ((status = 'suspended') = (suspended_for is not null))`.execute(db);
    await sql`create index users_full_admins on users (id) where is_full_admin`.execute(db);
    await sql`
      create table admin_groups (
        id uuid primary key,
        name text not null check (char_length(name) between 2 and 60),
        name_key text not null unique,
        duties text[] not null default '{}',
        version integer not null default 1,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      )`.execute(db);
    await sql`
      create table admin_group_members (
        group_id uuid not null references admin_groups on delete cascade,
        user_id uuid not null references users on delete cascade,
        primary key (group_id, user_id)
      )`.execute(db);
    await sql`create index admin_group_members_user on admin_group_members (user_id)`.execute(db);
    await sql`
      create table access_epoch (
        only_row boolean primary key default true check (only_row),
        epoch bigint not null
      )`.execute(db);
    await sql`insert into access_epoch (epoch) values (1)`.execute(db);
  },
  down: async (db) => {
    await sql`drop table access_epoch, admin_group_members, admin_groups`.execute(db);
    await sql`drop index users_full_admins`.execute(db);
    await sql`
      alter table users
        drop column version, drop column suspended_at, drop column suspended_for, drop column is_full_admin`.execute(db);
  },
};
