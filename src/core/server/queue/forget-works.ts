import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import type { QueueTables } from './queue-tables.ts';

const BATCH = 1_000;
const FAILED_DAYS = 14;

/** Deletes all jobs of a plugin, and the last runs of its schedules. A database may have no queue yet. */
export async function forgetWorks(db: Database, plugin: string): Promise<void> {
  const { rows } = await sql<{ isThere: boolean }>`select to_regclass('queue_jobs') is not null as "isThere"`.execute(db);
  if (rows[0]?.isThere !== true) return;
  await inTransaction(db.$extendTables<QueueTables>(), async (own) => {
    for (const table of ['queue_jobs', 'schedule_runs'] as const) {
      await own
        .deleteFrom(table)
        .where(sql<boolean>`starts_with(name, ${`${plugin}.`})`)
        .execute();
    }
  });
}

/** Deletes jobs that failed two weeks ago. */
export async function forgetFailed(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - FAILED_DAYS * 86_400_000);
  const own = db.$extendTables<QueueTables>();
  const batch = own.selectFrom('queue_jobs').select('id').where('state', '=', 'failed').where('due_at', '<', before).limit(BATCH);
  while ((await own.deleteFrom('queue_jobs').where('id', 'in', batch).executeTakeFirstOrThrow()).numDeletedRows >= BATCH);
}
