import { createTables } from '#core/server/db/create-tables.ts';

/** The tables of the plugin. */
export const createEmployer = createTables({
  id: 'employer/0001-create',
  sql: `
    -- Two users may each have a company of the same name. One user may not, so a repeated request to create a company does no
    -- harm. Times have milliseconds, as in JavaScript: a cursor has exactly the time of its row.
    create table companies (
      id uuid primary key,
      name text not null check (name <> ''),
      name_key text not null collate "C",
      website text,
      about text,
      origin text not null check (origin in ('authored', 'imported')),
      created_by uuid references users (id) on delete set null,
      version integer not null default 1,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now(),
      legal_name text,
      registration_number text,
      country text,
      size text,
      founded_year integer,
      tagline text,
      places jsonb not null default '[]',
      links jsonb not null default '[]',
      accessibility text,
      contact jsonb,
      logo_file_id uuid references files (id) on delete set null,
      cover_file_id uuid references files (id) on delete set null,
      about_html text,
      industry text collate "C"
    );
    create unique index companies_authored_name on companies (created_by, name_key) where origin = 'authored';
    create index companies_by_name on companies (name_key, id);
    create unique index companies_imported_name on companies (name_key) where origin = 'imported';
    create index companies_of_cover on companies (cover_file_id);
    create index companies_of_creator on companies (created_by);
    create index companies_of_industry on companies (industry, name_key, id) where industry is not null;
    create index companies_of_logo on companies (logo_file_id);

    -- Who acts for a company.
    create table company_members (
      company_id uuid not null references companies (id) on delete cascade,
      user_id uuid not null references users (id) on delete cascade,
      role text not null check (role = 'owner'),
      created_at timestamptz(3) not null default now(),
      primary key (company_id, user_id)
    );
    create index company_members_by_user on company_members (user_id, created_at, company_id);`,
});
