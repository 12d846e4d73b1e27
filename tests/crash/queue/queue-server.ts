import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { z } from '#core/contract/schema.ts';
import { readConfig } from '#core/server/config/read-config.ts';
import type { Database } from '#core/server/db/database.ts';
import { openDatabase } from '#core/server/db/open-database.ts';
import { createLogger } from '#core/server/observability/logger.ts';
import { Metrics } from '#core/server/observability/metrics.ts';
import { JobStore } from '#core/server/queue/job-store.ts';
import { startQueue } from '#core/server/queue/start-queue.ts';
import { defineWork, type Work } from '#core/server/queue/work.ts';
import { WorkIndex } from '#core/server/queue/work-index.ts';

/** The job of this test writes its number into a table, once for each number. */
export const countWork = (db: Database): Work<{ n: number }> =>
  defineWork({
    name: 'crash.count',
    schema: z.object({ n: z.int() }),
    run: async ({ n }) => {
      await sql`insert into runs (n) values (${n})`.execute(db);
      await sleep(n % 20);
      await sql`insert into effects (n) values (${n}) on conflict do nothing`.execute(db);
    },
  });

// node tests/crash/queue/queue-server.ts DATABASE_URL: a server that runs jobs until it is killed.
const url = process.argv[2];
if (import.meta.main && url !== undefined) {
  const database = await openDatabase(readConfig({ NODE_ENV: 'test', DATABASE_URL: url }), createLogger('silent'));
  const works = new WorkIndex();
  works.add(countWork(database.db), 'crash');
  const log = createLogger('error');
  await startQueue({
    db: database.db,
    store: new JobStore({ ...database, leaseSeconds: 10 }),
    works,
    role: 'all',
    metrics: new Metrics(),
    log,
    timing: { pollMs: 200, stopMs: 1_000 },
  });
  // The worker's own timers do not keep the process alive.
  setInterval(() => undefined, 60_000);
  console.log('ready');
}
