import { sql } from 'kysely';
import type { Migration } from '#core/server/db/migration.ts';

/**
 * Lets PostgreSQL count how many postings are in each place. Without it, it takes the places around one for those of most postings, and reads
 * the whole table: 700 ms instead of 10 among a million.
 */
export const countedPlaces: Migration = {
  id: 'jobs/0040-counted-places',
  up: async (db) => {
    await sql`create statistics job_search_places on (places[1]), (places[2]), (places[3]) from job_search`.execute(db);
    await sql`analyze job_search`.execute(db);
  },
  down: async (db) => {
    await sql`drop statistics job_search_places`.execute(db);
  },
};
