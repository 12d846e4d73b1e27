import { sql } from 'kysely';
import type { Migration } from '#core/server/db/migration.ts';

/** Roles of members, invitations, requests to join, and the history of a company. Who was a member stays an owner. */
export const addTeams: Migration = {
  id: 'employer/0006-teams',
  up: async (db) =>
    void (await sql`
      alter table company_members
        drop constraint company_members_role_check,
        add constraint company_members_role_check check (role in ('owner', 'recruiter')),
        add column issues_credentials boolean not null default false,
        add column version integer not null default 1;

      -- Open invitations. One that was answered, withdrawn or is out of date has no row.
      create table company_invitations (
        id uuid primary key,
        company_id uuid not null references companies (id) on delete cascade,
        email text not null check (email = lower(email)),
        role text not null check (role in ('owner', 'recruiter')),
        token_hash bytea not null,
        invited_by uuid references users (id) on delete set null,
        created_at timestamptz(3) not null,
        expires_at timestamptz(3) not null,
        unique (company_id, email)
      );
      create index company_invitations_by_email on company_invitations (email);
      create unique index company_invitations_by_token on company_invitations (token_hash);
      create index company_invitations_ending on company_invitations (expires_at);
      create index company_invitations_of_inviter on company_invitations (invited_by);

      create table company_join_requests (
        id uuid primary key,
        company_id uuid not null references companies (id) on delete cascade,
        user_id uuid not null references users (id) on delete cascade,
        message text not null,
        state text not null default 'open' check (state in ('open', 'accepted', 'declined', 'withdrawn')),
        created_at timestamptz(3) not null,
        decided_at timestamptz(3)
      );
      create unique index company_join_requests_open on company_join_requests (user_id) where state = 'open';
      create index company_join_requests_of_company on company_join_requests (company_id, id);
      create index company_join_requests_of_user on company_join_requests (user_id, created_at);

      create table company_events (
        id uuid primary key,
        company_id uuid not null references companies (id) on delete cascade,
        kind text not null,
        actor_id uuid references users (id) on delete set null,
        subject_id uuid references users (id) on delete set null,
        details jsonb not null default '{}',
        created_at timestamptz(3) not null
      );
      create index company_events_by_company on company_events (company_id, id);
      create index company_events_of_actor on company_events (actor_id);
      create index company_events_of_subject on company_events (subject_id)`.execute(db)),
  down: async (db) =>
    void (await sql`
      drop table company_events;
      drop table company_join_requests;
      drop table company_invitations;
      update company_members set role = 'owner' where role <> 'owner';
      alter table company_members
        drop constraint company_members_role_check,
        add constraint company_members_role_check check (role = 'owner'),
        drop column issues_credentials,
        drop column version`.execute(db)),
};
