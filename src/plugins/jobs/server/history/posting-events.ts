import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { EndReason, JobStatus, PostingMover } from '../../contract/life-cycle.ts';
import type { PostingAction } from '../../contract/managing.ts';
import type { JobsTransaction } from '../job-tables.ts';

/** What happened to postings. */
export interface NewEvent {
  readonly at: Date;
  /** `null` for the server. */
  readonly actorId: string | null;
  readonly by: PostingMover;
  readonly action: PostingAction;
  readonly from: JobStatus | null;
  readonly to: JobStatus;
  readonly reason?: EndReason | null;
  readonly note?: string | null;
  readonly fields?: readonly string[];
}

/** Adds an event to the history of each posting. Call it in the transaction of the change. */
export async function recordEvents(db: JobsTransaction, jobIds: readonly string[], event: NewEvent): Promise<void> {
  if (jobIds.length === 0) return;
  const ids = jobIds.map(() => uuid());
  await sql`
    insert into job_posting_events (id, job_id, at, actor_id, by, action, from_status, to_status, reason, note, fields)
    select one.id, one.job_id, ${event.at}::timestamptz, ${event.actorId}::uuid, ${event.by}, ${event.action}, ${event.from}, ${event.to},
      ${event.reason ?? null}, ${event.note ?? null}, ${[...(event.fields ?? [])]}::text[]
    from unnest(${ids}::uuid[], ${[...jobIds]}::uuid[]) as one (id, job_id)`.execute(db);
}

/** The event of a move by the server. */
export function systemMove(at: Date, from: JobStatus, to: JobStatus, reason: EndReason | null = null): NewEvent {
  return { at, actorId: null, by: 'system', action: 'moved', from, to, reason };
}
