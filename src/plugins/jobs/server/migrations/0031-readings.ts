import { sql } from 'kysely';
import type { Migration } from '#core/server/db/migration.ts';

/**
 * What is read in the texts of published postings. Triggers mark a posting whose text is new or changed, with the number 0, whoever writes it.
 * The schedule `jobs.read-texts` reads those with a lower number than that of its rules.
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
    await sql`insert into job_readings (job_id) select id from job_postings where status = 'published'`.execute(db);
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
    // Those that were published while the others were marked. From here on, the triggers do it.
    await sql`
      insert into job_readings (job_id)
      select id from job_postings
      where status = 'published' and not exists (select from job_readings where job_id = job_postings.id)`.execute(db);
  },
  down: async (db) => {
    await sql`drop function job_readings_mark() cascade`.execute(db);
    await sql`drop table job_readings`.execute(db);
  },
};
