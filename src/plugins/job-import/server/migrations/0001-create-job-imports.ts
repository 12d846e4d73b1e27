import { sql } from 'kysely';
import type { Migration } from '#core/server/db/migration.ts';

/** The imports and the rows that they rejected. */
export const createJobImports: Migration = {
  id: 'job-import/0001-create-job-imports',
  up: async (db) => {
    await sql`
      create table job_imports (
        id uuid primary key,
        started_at timestamptz(3) not null,
        finished_at timestamptz(3),
        file_name text not null,
        read integer not null default 0,
        created integer not null default 0,
        updated integer not null default 0,
        unchanged integer not null default 0,
        rejected integer not null default 0
      )`.execute(db);
    await sql`create index job_imports_by_age on job_imports (started_at)`.execute(db);
    await sql`
      create table job_import_rejections (
        import_id uuid not null references job_imports (id) on delete cascade,
        position integer not null,
        line integer not null,
        source_column text not null,
        reason text not null,
        primary key (import_id, position)
      )`.execute(db);
  },
  down: async (db) => {
    await sql`drop table job_import_rejections`.execute(db);
    await sql`drop table job_imports`.execute(db);
  },
};
