import { sql } from 'kysely';
import type { Migration } from '#core/server/db/migration.ts';
import { refreshLacks } from '../drafts/refresh-lacks.ts';

/** Drafts that are read at once. Each may have a text of 15,000 characters, as text and as HTML. */
const PORTION = 200;

/** What drafts lack for their publication, and the import that wrote them last. The rules are code, so the existing drafts are read. */
export const draftLacks: Migration = {
  id: 'jobs/0020-draft-lacks',
  up: async (db) => {
    await sql`alter table job_postings add column lacks text[], add column import_id uuid`.execute(db);
    const { rows } = await sql<{ id: string }>`select id from job_postings where status = 'draft'`.execute(db);
    for (let at = 0; at < rows.length; at += PORTION) {
      await refreshLacks(
        db,
        rows.slice(at, at + PORTION).map(({ id }) => id),
      );
    }
  },
  down: async (db) => {
    await sql`alter table job_postings drop column lacks, drop column import_id`.execute(db);
  },
};
