import { createTables } from '#core/server/db/create-tables.ts';

/** The tables of the plugin. */
export const createApplications = createTables({
  id: 'applications/0001-create',
  sql: `
    -- A candidate has at most one application to a posting at a time. The partial unique index ensures this for requests at the
    -- same time.
    create table job_applications (
      id uuid primary key,
      job_id uuid not null,
      company_id uuid not null,
      candidate_id uuid not null references users (id) on delete cascade,
      attempt_no integer not null,
      message text not null,
      stage text not null check (stage in ('submitted', 'in_review', 'shortlisted', 'assessment', 'interview', 'offer', 'hired', 'rejected', 'withdrawn', 'closed_unfilled')),
      version integer not null default 1,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      first_response_at timestamptz(3),
      constraint job_applications_job_id_company_id_fkey foreign key (job_id, company_id) references job_postings(id, company_id) on update cascade on delete cascade
    );
    create index job_applications_newest on job_applications (created_at desc, id desc);
    create index job_applications_of_candidate on job_applications (candidate_id, created_at desc, id desc);
    create index job_applications_of_company on job_applications (company_id, created_at desc, id desc);
    create index job_applications_of_job on job_applications (job_id, created_at desc, id desc);
    create index job_applications_of_posting on job_applications (job_id, company_id);
    create index job_applications_of_stage on job_applications (job_id, stage, created_at desc, id desc);
    create unique index job_applications_once on job_applications (job_id, candidate_id) where stage <> 'withdrawn';
    create index job_applications_waiting on job_applications (company_id, job_id, created_at) where stage = 'submitted';

    -- Anonymous counts for each posting: how far the applications of deleted accounts came.
    create table job_application_tallies (
      job_id uuid not null references job_postings (id) on delete cascade,
      furthest integer not null check (furthest > 0),
      n integer not null check (n > 0),
      primary key (job_id, furthest)
    );

    -- The history of applications. A trigger refuses changes, except that the move of a deleted account loses its name.
    create table job_application_moves (
      application_id uuid not null references job_applications (id) on delete cascade,
      seq integer not null,
      from_stage text check (from_stage in ('submitted', 'in_review', 'shortlisted', 'assessment', 'interview', 'offer', 'hired', 'rejected', 'withdrawn', 'closed_unfilled')),
      to_stage text not null check (to_stage in ('submitted', 'in_review', 'shortlisted', 'assessment', 'interview', 'offer', 'hired', 'rejected', 'withdrawn', 'closed_unfilled')),
      moved_by text not null check (moved_by in ('candidate', 'employer', 'system')),
      actor_id uuid references users (id) on delete set null,
      moved_at timestamptz(3) not null default now(),
      primary key (application_id, seq)
    );
    create index job_application_moves_of_actor on job_application_moves (actor_id);
    create function job_application_moves_refuse() returns trigger language plpgsql as $$
      begin
        raise exception 'the history of an application is only ever added to';
      end $$;
    create trigger job_application_moves_stay before update of application_id, seq, from_stage, to_stage, moved_by, moved_at on job_application_moves for each row execute function job_application_moves_refuse();`,
});
