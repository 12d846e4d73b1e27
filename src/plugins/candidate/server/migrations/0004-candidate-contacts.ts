import { sql } from 'kysely';
import type { Migration } from '#core/server/db/migration.ts';

/** Which administrators and companies opened profiles, and whom companies invited to apply. */
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
    await sql`
      create table candidate_views (
        company_id uuid not null references companies (id) on delete cascade,
        candidate_id uuid not null references users (id) on delete cascade,
        day date not null,
        primary key (company_id, candidate_id, day)
      )`.execute(db);
    await sql`create index candidate_views_candidate on candidate_views (candidate_id, day)`.execute(db);
    await sql`
      create table candidate_daily_counts (
        company_id uuid not null references companies (id) on delete cascade,
        kind text not null check (kind in ('views', 'invitations')),
        day date not null,
        count integer not null check (count > 0),
        is_reported boolean not null default false,
        primary key (company_id, kind, day)
      )`.execute(db);
    await sql`
      create table candidate_invitations (
        id uuid primary key,
        job_id uuid not null,
        company_id uuid not null,
        candidate_id uuid not null references users (id) on delete cascade,
        sender_id uuid references users (id) on delete set null,
        message text not null check (char_length(message) <= 500),
        state text not null check (state in ('open', 'applied', 'declined')),
        sent_at timestamptz(3) not null,
        answered_at timestamptz(3),
        unique (job_id, candidate_id),
        check ((state = 'open') = (answered_at is null)),
        foreign key (job_id, company_id) references job_postings (id, company_id) on update cascade on delete cascade
      )`.execute(db);
    await sql`create index candidate_invitations_of_posting on candidate_invitations (job_id, company_id)`.execute(db);
    await sql`create index candidate_invitations_of_sender on candidate_invitations (sender_id)`.execute(db);
    await sql`create index candidate_invitations_newest on candidate_invitations (candidate_id, sent_at desc, id desc)`.execute(db);
  },
  down: async (db) => {
    await sql`drop table candidate_invitations`.execute(db);
    await sql`drop table candidate_daily_counts`.execute(db);
    await sql`drop table candidate_views`.execute(db);
    await sql`drop table candidate_openings`.execute(db);
  },
};
