import { sql } from 'kysely';
import { concurrentIndexes } from '#core/server/db/concurrent-indexes.ts';
import type { Migration } from '#core/server/db/migration.ts';

/** The places of published postings. The schedule `jobs.read-places` reads those of stored ones, whose version is 0. */
export const placesOfPostings: Migration = {
  id: 'jobs/0020-places',
  up: async (db) => {
    await sql`
      alter table job_search add column places integer[], add column applicant_countries text[],
        add column places_version smallint not null default 0`.execute(db);
  },
  down: async (db) => {
    await sql`alter table job_search drop column places, drop column applicant_countries, drop column places_version`.execute(db);
  },
};

/** Finds postings by their places, and those whose places are to be read, the newest first. */
export const indexedPlaces = concurrentIndexes('jobs/0021-places', [
  { name: 'job_search_of_first_place', on: 'job_search ((places[1])) where places[1] is not null' },
  { name: 'job_search_of_second_place', on: 'job_search ((places[2])) where places[2] is not null' },
  { name: 'job_search_of_more_places', on: 'job_search using gin (places) where places[3] is not null' },
  { name: 'job_search_unplaced', on: 'job_search (published_at desc, job_id desc) where places_version < 1' },
]);
