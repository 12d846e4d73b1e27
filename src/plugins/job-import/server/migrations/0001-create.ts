import { createTables } from '#core/server/db/create-tables.ts';

/** The tables of the plugin. */
export const createJobImport = createTables({
  id: 'job-import/0001-create',
  sql: `
    -- The imports of files of postings.
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
    );
    create index job_imports_by_age on job_imports (started_at);

    -- The rows that an import rejected.
    create table job_import_rejections (
      import_id uuid not null references job_imports (id) on delete cascade,
      "position" integer not null,
      line integer not null,
      source_column text not null,
      reason text not null,
      primary key (import_id, "position")
    );`,
});
