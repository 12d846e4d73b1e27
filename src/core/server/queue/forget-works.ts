import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import type { QueueTables } from './queue-tables.ts';

/** Deletes the queues of a plugin with all their jobs, and the last runs of its schedules. A database may have no queue yet. */
export async function forgetWorks(db: Database, plugin: string): Promise<void> {
  const { rows } = await sql<{ isThere: boolean }>`select to_regclass('queue.queue') is not null as "isThere"`.execute(db);
  if (rows[0]?.isThere !== true) return;
  const prefix = `${plugin}.`;
  await inTransaction(db.$extendTables<QueueTables>(), async (own) => {
    await sql`select queue.delete_queue(name) from queue.queue where starts_with(name, ${prefix})`.execute(own);
    await own.deleteFrom('schedule_runs').where(sql<boolean>`starts_with(name, ${prefix})`).execute();
  });
}
