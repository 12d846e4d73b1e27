import { type Kysely, sql } from 'kysely';
import type { Migration } from '#core/server/db/migration.ts';

/**
 * The server ends applications with their posting. Earlier versions recorded these moves as those of the employer. They are the only moves to
 * `closed_unfilled`, so neither way loses anything.
 */
export const movedBySystem: Migration = {
  id: 'applications/0005-moved-by-system',
  up: async (db) => {
    await allow(db, ['candidate', 'employer', 'system']);
    await recordAs(db, 'system');
  },
  down: async (db) => {
    await recordAs(db, 'employer');
    await allow(db, ['candidate', 'employer']);
  },
};

async function allow(db: Kysely<unknown>, movers: readonly string[]): Promise<void> {
  await sql`
    alter table job_application_moves
      drop constraint job_application_moves_moved_by_check,
      add constraint job_application_moves_moved_by_check check (moved_by in (${sql.join(movers.map((mover) => sql.lit(mover)))}))`.execute(
    db,
  );
}

/** The trigger that keeps the history as it is does not know this change. */
async function recordAs(db: Kysely<unknown>, mover: string): Promise<void> {
  await sql`alter table job_application_moves disable trigger job_application_moves_stay`.execute(db);
  await sql`update job_application_moves set moved_by = ${mover} where to_stage = 'closed_unfilled'`.execute(db);
  await sql`alter table job_application_moves enable trigger job_application_moves_stay`.execute(db);
}
