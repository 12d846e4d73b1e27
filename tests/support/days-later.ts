import pg from 'pg';
import { EMBEDDED_DATABASE } from '#core/server/db/embedded-database.ts';
import { openSocketOf } from '#core/server/db/embedded-postgres/socket-address.ts';
import type { TrellisServer } from './trellis-server.ts';

/** Moves an application into the past, as if the days had gone by since it was sent. The answer is 36 hours late. */
export async function daysLater({ dataDir }: Pick<TrellisServer, 'dataDir'>, applicationId: string, days: number): Promise<void> {
  const client = new pg.Client({ ...openSocketOf(dataDir).address, database: EMBEDDED_DATABASE });
  await client.connect();
  try {
    await client.query(
      `update job_applications set created_at = created_at - make_interval(days => $2), answer_by = now() - interval '36 hours' where id = $1`,
      [applicationId, days],
    );
  } finally {
    await client.end();
  }
}
