import { sql } from 'kysely';
import type { Migration } from '#core/server/db/migration.ts';

/** Reports on postings. The report of a deleted account stays without the person. */
export const createReports: Migration = {
  id: 'jobs/0018-create-reports',
  up: async (db) => {
    await sql`
      create table job_reports (
        id uuid primary key,
        job_id uuid not null references job_postings (id) on delete cascade,
        reporter_id uuid references users (id) on delete set null,
        by_visitor boolean not null,
        reason text not null
          check (reason in ('fake', 'scam-fee', 'discrimination', 'expired', 'spam', 'impersonation', 'other')),
        detail text not null check (char_length(detail) <= 2000),
        at timestamptz(3) not null,
        status text not null default 'open' check (status in ('open', 'upheld', 'dismissed')),
        decided_at timestamptz(3),
        decided_by uuid references users (id) on delete set null,
        check ((status = 'open') = (decided_at is null))
      )`.execute(db);
    // Without deleted accounts, which may have reported the same posting.
    await sql`
      create unique index job_reports_once on job_reports (job_id, reporter_id) where reporter_id is not null`.execute(db);
    await sql`create index job_reports_of_job on job_reports (job_id, id desc)`.execute(db);
    await sql`create index job_reports_open on job_reports (job_id, id desc) where status = 'open'`.execute(db);
    await sql`create index job_reports_of_reporter on job_reports (reporter_id)`.execute(db);
    await sql`create index job_reports_of_decider on job_reports (decided_by)`.execute(db);
  },
  down: async (db) => {
    await sql`drop table job_reports`.execute(db);
  },
};
