import type { Database } from '../db/database.ts';

const UNUSED_DAYS = 90;
const BATCH = 1000;

/**
 * Deletes the sessions that were unused for three months, in short statements. Returns their number. Several servers may do it at once:
 * each skips the rows that another has locked.
 */
export async function purgeSessions(db: Database, now: Date): Promise<number> {
  const unused = new Date(now.getTime() - UNUSED_DAYS * 86_400_000);
  for (let purged = 0; ; ) {
    const batch = db.selectFrom('sessions').select('id').where('last_seen', '<', unused).limit(BATCH).forUpdate().skipLocked();
    const { numDeletedRows } = await db.deleteFrom('sessions').where('id', 'in', batch).executeTakeFirstOrThrow();
    purged += Number(numDeletedRows);
    if (numDeletedRows < BATCH) return purged;
  }
}
