import { sql } from 'kysely';
import type { Migration } from '#core/server/db/migration.ts';

/** How far each application came, so that the counts of a posting need no history. */
export const addFurthest: Migration = {
  id: 'applications/0003-furthest',
  up: async (db) => {
    await sql
      .raw(`
        alter table job_applications add column furthest smallint not null default 1;

        -- The position of the stage in the course. For applications that ended outside the course, the history tells it.
        create function job_applications_furthest() returns trigger language plpgsql as $$
          declare
            course constant text[] := array['submitted', 'in_review', 'shortlisted', 'assessment', 'interview', 'offer', 'hired'];
          begin
            new.furthest := coalesce(
              array_position(course, new.stage),
              (select max(array_position(course, to_stage)) from job_application_moves where application_id = new.id),
              1);
            return new;
          end $$;
        create trigger job_applications_furthest before insert or update of stage on job_applications
          for each row execute function job_applications_furthest();
        update job_applications set stage = stage where stage <> 'submitted';`)
      .execute(db);
  },
  down: async (db) => {
    await sql`drop trigger job_applications_furthest on job_applications`.execute(db);
    await sql`drop function job_applications_furthest()`.execute(db);
    await sql`alter table job_applications drop column furthest`.execute(db);
  },
};
