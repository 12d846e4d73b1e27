import { sql } from 'kysely';
import type { Migration } from '#core/server/db/migration.ts';

/** What postings ask, drafts, copies of what was sent, and the date of the answer. */
export const addApplying: Migration = {
  id: 'applications/0002-applying',
  up: async (db) => {
    await sql
      .raw(`
        alter table job_applications
          add column job_title text not null default '',
          add column company_name text not null default '',
          add column answer_by timestamptz(3),
          add column opened_at timestamptz(3),
          add column nudged_at timestamptz(3),
          add column is_asking boolean not null default false,
          add column source jsonb,
          add column has_copy boolean not null default false,
          add column withdrawn_for text check (withdrawn_for in ('other-job', 'pay', 'place', 'too-long', 'not-for-me', 'mistake', 'other'));
        update job_applications set job_title = job_postings.title, company_name = job_postings.company_name
          from job_postings where job_postings.id = job_applications.job_id;

        -- The employer's first move that was not undone. Moves could be undone for 75 seconds.
        update job_applications set first_response_at = (
          select min(move.moved_at) from job_application_moves as move
          where move.application_id = job_applications.id and move.moved_by = 'employer'
            and not exists (
              select from job_application_moves as undo
              where undo.application_id = move.application_id and undo.seq = move.seq + 1 and undo.moved_by = 'employer'
                and undo.to_stage = move.from_stage and undo.moved_at - move.moved_at < interval '75 seconds'
            )
            and not exists (
              select from job_application_moves as before
              where before.application_id = move.application_id and before.seq = move.seq - 1 and before.moved_by = 'employer'
                and before.from_stage = move.to_stage and move.moved_at - before.moved_at < interval '75 seconds'
            )
        ) where first_response_at is not null;

        -- A candidate has one active application to a posting at a time, and may apply again after a refusal.
        create unique index job_applications_one on job_applications (job_id, candidate_id) where stage not in ('withdrawn', 'rejected');
        drop index job_applications_once;
        create index job_applications_to_copy on job_applications (id) where not has_copy;
        create index job_applications_asking on job_applications (company_id, job_id) where is_asking;

        -- What a posting asks of those who apply. Postings without a row ask for nothing.
        create table application_terms (
          job_id uuid primary key references job_postings (id) on delete cascade,
          message text not null check (message in ('off', 'optional', 'required')),
          cv text not null check (cv in ('off', 'optional', 'required')),
          may_apply_again boolean not null,
          questions jsonb not null,
          version integer not null
        );

        create table application_drafts (
          id uuid not null unique,
          -- Without a foreign key: the sweep deletes the draft of a posting that is gone, and with it the use of its files.
          job_id uuid not null,
          candidate_id uuid not null references users (id) on delete cascade,
          content jsonb not null check (octet_length(content::text) <= 131072),
          terms_version integer not null,
          version integer not null,
          updated_at timestamptz(3) not null,
          primary key (job_id, candidate_id)
        );
        create index application_drafts_of_candidate on application_drafts (candidate_id, updated_at desc);

        -- What was sent, by parts. A trigger refuses changes.
        create table application_copies (
          application_id uuid not null references job_applications (id) on delete cascade,
          part text not null,
          -- The server allows a copy 1 MB of JSON. PostgreSQL writes it with more spaces.
          copy jsonb not null check (octet_length(copy::text) <= 2097152),
          primary key (application_id, part)
        );
        create function application_copies_refuse() returns trigger language plpgsql as $$
          begin
            raise exception 'what was sent with an application never changes';
          end $$;
        create trigger application_copies_stay before update on application_copies for each row execute function application_copies_refuse();`)
      .execute(db);
  },
  down: async (db) => {
    await sql
      .raw(`
        drop table application_copies;
        drop function application_copies_refuse;
        drop table application_drafts;
        drop table application_terms;
        drop index job_applications_to_copy;
        drop index job_applications_asking;
        create unique index job_applications_once on job_applications (job_id, candidate_id) where stage <> 'withdrawn';
        drop index job_applications_one;
        alter table job_applications drop column job_title, drop column company_name, drop column answer_by, drop column opened_at,
          drop column nudged_at, drop column is_asking, drop column source, drop column has_copy, drop column withdrawn_for;`)
      .execute(db);
  },
};
