import { sql } from 'kysely';
import type { Migration } from '#core/server/db/migration.ts';

/** Lets administrators name categories in other languages and hide categories. */
export const nameCategories: Migration = {
  id: 'jobs/0007-name-categories',
  up: async (db) => {
    await sql`
      alter table job_categories
        add column names jsonb not null default '{}',
        add column is_hidden boolean not null default false,
        add column version integer not null default 1`.execute(db);
  },
  down: async (db) => {
    await sql`alter table job_categories drop column names, drop column is_hidden, drop column version`.execute(db);
  },
};
