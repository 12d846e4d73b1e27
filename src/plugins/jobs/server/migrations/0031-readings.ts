import { sql } from 'kysely';
import { filledInPortions } from '#core/server/db/filled-in-portions.ts';
import type { Migration } from '#core/server/db/migration.ts';

/**
 * What is read in the texts of published postings. When a text is new or changed, a trigger sets the number of the rules to 0. The schedule
 * `jobs.read-texts` reads the texts with a lower number than that of its rules.
 */
export const readings: Migration = {
  id: 'jobs/0031-readings',
  up: async (db) => {
    await sql`
      create table job_readings (
        job_id uuid primary key references job_postings (id) on delete cascade,
        rules smallint not null default 0,
        years smallint check (years >= 0),
        level text,
        skills text[] not null default '{}'
      )`.execute(db);
    await sql`create index job_readings_unread on job_readings (job_id) where rules < 1`.execute(db);
    await sql`
      create function job_readings_mark() returns trigger language plpgsql as $$
      begin
        insert into job_readings (job_id) values (new.id) on conflict (job_id) do update set rules = 0;
        return null;
      end $$`.execute(db);
    await sql`
      create trigger job_readings_of_new after insert on job_postings
      for each row when (new.status = 'published') execute function job_readings_mark()`.execute(db);
    await sql`
      create trigger job_readings_of_changed after update of title, description, status on job_postings
      for each row when (
        new.status = 'published' and
        (old.status <> 'published' or old.title <> new.title or old.description is distinct from new.description)
      ) execute function job_readings_mark()`.execute(db);
  },
  down: async (db) => {
    await sql`drop function job_readings_mark() cascade`.execute(db);
    await sql`drop table job_readings`.execute(db);
  },
};

/** Marks the postings that were published before there were triggers. */
export const unreadPostings = filledInPortions('jobs/0032-unread-postings', {
  ...{ table: 'job_readings', column: 'job_id' },
  from: { table: 'job_postings', column: 'id', condition: `status = 'published'` },
});
