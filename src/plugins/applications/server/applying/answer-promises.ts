import { sql } from 'kysely';
import type { Transaction } from '#core/contract/transaction.ts';
import { tablesIn } from '#core/server/db/transaction.ts';
import type { PostingDirectory } from '#plugins/jobs/contract/posting-directory.ts';
import type { ApplicationTables } from '../application-tables.ts';

/** Brings the answers of a posting's applications nearer when it promises them earlier. A later or no promise changes nothing. */
export async function keepPromise(postings: Pick<PostingDirectory, 'lockedState'>, transaction: Transaction, jobId: string): Promise<void> {
  const days = (await postings.lockedState(transaction, jobId))?.responseDays ?? null;
  if (days === null) return;
  const promised = sql`(date_trunc('day', created_at at time zone 'UTC' + make_interval(days => ${days}::int))
    + interval '1 day' - interval '1 millisecond') at time zone 'UTC'`;
  await sql`
    update job_applications set answer_by = ${promised}
    where job_id = ${jobId}::uuid and (answer_by is null or answer_by > ${promised})`.execute(tablesIn<ApplicationTables>(transaction));
}
