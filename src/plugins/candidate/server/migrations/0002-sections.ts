import { sql } from 'kysely';
import type { Migration } from '#core/server/db/migration.ts';

/**
 * Stores a profile in sections, one document each (docs/decisions/0017-profile-in-sections.md). The migration moves the profile's three
 * fields into the sections that hold them now. The way down moves them back.
 */
export const createSections: Migration = {
  id: 'candidate/0002-sections',
  up: async (db) => {
    await sql`
      create table candidate_sections (
        candidate_id uuid not null references users (id) on delete cascade,
        section text not null,
        document jsonb not null check (jsonb_typeof(document) = 'object'),
        version integer not null,
        updated_at timestamptz(3) not null default now(),
        primary key (candidate_id, section)
      )`.execute(db);
    for (const [section, field, column] of MOVED) {
      await sql`
        insert into candidate_sections (candidate_id, section, document, version, updated_at)
        select candidate_id, ${sql.lit(section)}, jsonb_build_object(${sql.lit(field)}::text, ${sql.ref(column)}), 1, updated_at
        from candidate_profiles where ${sql.ref(column)} is not null`.execute(db);
    }
    await sql`drop table candidate_profiles`.execute(db);
  },
  down: async (db) => {
    await sql`
      create table candidate_profiles (
        candidate_id uuid primary key references users (id) on delete cascade,
        headline text,
        location text,
        summary text,
        version integer not null default 1,
        updated_at timestamptz(3) not null default now()
      )`.execute(db);
    await sql`
      insert into candidate_profiles (candidate_id, headline, location, summary, updated_at)
      select candidate_id, max(nullif(document ->> 'headline', '')), max(nullif(document ->> 'city', '')),
        max(nullif(document ->> 'summary', '')), max(updated_at)
      from candidate_sections where section in ('basics', 'place', 'portfolio') group by candidate_id`.execute(db);
    await sql`drop table candidate_sections`.execute(db);
  },
};

// The section and field that receives the text of each column.
const MOVED = [
  ['basics', 'headline', 'headline'],
  ['place', 'city', 'location'],
  ['portfolio', 'summary', 'summary'],
] as const;
