import { sql } from 'kysely';
import type { Migration } from '#core/server/db/migration.ts';

const STAGES = sql.raw(
  `('submitted', 'in_review', 'shortlisted', 'assessment', 'interview', 'offer', 'hired', 'rejected', 'withdrawn', 'closed_unfilled')`,
);

/** A candidate has at most one application to a posting at a time. The partial unique index ensures this for concurrent requests. */
export const createApplications: Migration = {
  id: 'applications/0001-create-applications',
  formerly: 'jobs/0003-create-applications',
  up: async (db) => {
    await sql`
      create table job_applications (
        id uuid primary key,
        job_id uuid not null,
        company_id uuid not null,
        candidate_id uuid not null references users (id) on delete cascade,
        attempt_no integer not null,
        message text not null,
        stage text not null check (stage in ${STAGES}),
        version integer not null default 1,
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now(),
        first_response_at timestamptz(3),
        foreign key (job_id, company_id) references job_postings (id, company_id) on update cascade on delete cascade
      )`.execute(db);
    await sql`create unique index job_applications_once on job_applications (job_id, candidate_id) where stage <> 'withdrawn'`.execute(db);
    await sql`create index job_applications_newest on job_applications (created_at desc, id desc)`.execute(db);
    await sql`create index job_applications_of_job on job_applications (job_id, created_at desc, id desc)`.execute(db);
    await sql`create index job_applications_of_company on job_applications (company_id, created_at desc, id desc)`.execute(db);
    await sql`create index job_applications_of_candidate on job_applications (candidate_id, created_at desc, id desc)`.execute(db);
    await sql`
      create table job_application_moves (
        application_id uuid not null references job_applications (id) on delete cascade,
        seq integer not null,
        from_stage text check (from_stage in ${STAGES}),
        to_stage text not null check (to_stage in ${STAGES}),
        moved_by text not null check (moved_by in ('candidate', 'employer')),
        actor_id uuid references users (id) on delete set null,
        moved_at timestamptz(3) not null default now(),
        primary key (application_id, seq)
      )`.execute(db);
    await sql`
      create function job_application_moves_refuse() returns trigger language plpgsql as $$
      begin
        raise exception 'the history of an application is only ever added to';
      end $$`.execute(db);
    // Not on actor_id: the moves of a deleted account stay without its name.
    await sql`
      create trigger job_application_moves_stay
      before update of application_id, seq, from_stage, to_stage, moved_by, moved_at on job_application_moves
      for each row execute function job_application_moves_refuse()`.execute(db);
  },
  down: async (db) => {
    await sql`drop table job_application_moves`.execute(db);
    await sql`drop function job_application_moves_refuse()`.execute(db);
    await sql`drop table job_applications`.execute(db);
  },
};
