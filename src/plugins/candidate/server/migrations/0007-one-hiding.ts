import { sql } from 'kysely';
import type { Migration } from '#core/server/db/migration.ts';

/**
 * Makes one choice of "Nobody" and "Companies I apply to". Both always meant the same: no company finds the profile, and companies to which the
 * candidate applied see it. The versions of the sections stay, so that an open form can still be saved.
 */
export const oneHiding: Migration = {
  id: 'candidate/0007-one-hiding',
  up: async (db) => {
    await sql`
      update candidate_sections set document = jsonb_set(document, '{visibility}', '"applied"')
      where section = 'review' and document ->> 'visibility' = 'hidden'`.execute(db);
    await sql`
      update candidate_search set visibility = 'applied', terms = array_to_tsvector(array_replace(tsvector_to_array(terms), 'v:hidden', 'v:applied'))
      where visibility = 'hidden'`.execute(db);
    await sql`
      alter table candidate_search drop constraint candidate_search_visibility_check,
        add constraint candidate_search_visibility_check check (visibility in ('applied', 'verified', 'all'))`.execute(db);
  },
  down: async (db) => {
    await sql`
      alter table candidate_search drop constraint candidate_search_visibility_check,
        add constraint candidate_search_visibility_check check (visibility in ('hidden', 'applied', 'verified', 'all'))`.execute(db);
  },
};
