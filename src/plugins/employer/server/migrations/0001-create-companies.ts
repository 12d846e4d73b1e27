import { sql } from 'kysely';
import type { Migration } from '#core/server/db/migration.ts';

/**
 * Two users may each have a company of the same name. One user may not, so a repeated request to create a company does no harm.
 * Times have milliseconds, as in JavaScript. A page's cursor therefore has exactly the time of its row.
 */
export const createCompanies: Migration = {
  id: 'employer/0001-create-companies',
  up: async (db) => {
    await sql`
      create table companies (
        id uuid primary key,
        name text not null check (name <> ''),
        name_key text collate "C" not null,
        website text,
        about text,
        origin text not null check (origin in ('authored', 'imported')),
        created_by uuid references users (id) on delete set null,
        version integer not null default 1,
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now()
      )`.execute(db);
    await sql`create unique index companies_imported_name on companies (name_key) where origin = 'imported'`.execute(db);
    await sql`create unique index companies_authored_name on companies (created_by, name_key) where origin = 'authored'`.execute(db);
    await sql`create index companies_by_name on companies (name_key, id)`.execute(db);
    await sql`
      create table company_members (
        company_id uuid not null references companies (id) on delete cascade,
        user_id uuid not null references users (id) on delete cascade,
        role text not null check (role in ('owner')),
        created_at timestamptz(3) not null default now(),
        primary key (company_id, user_id)
      )`.execute(db);
    await sql`create index company_members_by_user on company_members (user_id, created_at, company_id)`.execute(db);
  },
  down: async (db) => {
    await sql`drop table company_members`.execute(db);
    await sql`drop table companies`.execute(db);
  },
};
