import { sql } from 'kysely';
import type { Migration } from '#core/server/db/migration.ts';

/** The profile of a company. Its lists have no tables of their own, because they are short and read only with their company. */
export const companyProfile: Migration = {
  id: 'employer/0002-company-profile',
  up: async (db) => {
    await sql`
      alter table companies
        add column legal_name text,
        add column registration_number text,
        add column country text,
        add column size text,
        add column founded_year integer,
        add column tagline text,
        add column places jsonb not null default '[]',
        add column links jsonb not null default '[]',
        add column accessibility text,
        add column contact jsonb`.execute(db);
  },
  down: async (db) => {
    await sql`
      alter table companies
        drop column legal_name, drop column registration_number, drop column country, drop column size, drop column founded_year,
        drop column tagline, drop column places, drop column links, drop column accessibility, drop column contact`.execute(db);
  },
};
