import type { AuditDatabase, AuditEventsTable } from './audit-tables.ts';

/** A seal with its event and the details of the event. `null` stands for a row that is missing. */
export interface SealedRow {
  readonly seq: number;
  readonly prev: Buffer;
  readonly hash: Buffer;
  readonly event: AuditEventsTable | null;
  readonly details: StoredDetails | null;
}

export interface StoredDetails {
  readonly salt: Buffer;
  readonly ip: string | null;
  readonly user_agent: string | null;
  readonly changes: Readonly<Record<string, unknown>>;
}

const BATCH = 5_000;

/** All seals in order, read in batches, so that memory does not depend on the length of the record. */
export async function* sealedRows(db: AuditDatabase): AsyncGenerator<SealedRow> {
  // A wrong row may have a number below 1.
  let reading = batchAfter(db, Number.MIN_SAFE_INTEGER);
  for (;;) {
    const rows = await reading;
    const last = rows.at(-1);
    if (last === undefined) return;
    // The database reads the next batch while this one is checked. An error is thrown when that batch is awaited.
    reading = batchAfter(db, last.seq);
    reading.catch(() => undefined);
    yield* rows.map(sealedRow);
  }
}

type JoinedRow = Awaited<ReturnType<typeof batchAfter>>[number];

function batchAfter(db: AuditDatabase, after: number) {
  return db
    .selectFrom('audit_seals as s')
    .leftJoin('audit_events as e', 'e.id', 's.event_id')
    .leftJoin('audit_details as d', 'd.event_id', 'e.id')
    .select(['s.seq', 's.prev', 's.hash'])
    .select(['e.id', 'e.at', 'e.actor_id', 'e.actor_role', 'e.viewer_id', 'e.action', 'e.subject', 'e.subject_id', 'e.outcome'])
    .select(['e.request_id', 'e.details_hash'])
    .select(['d.salt', 'd.ip', 'd.user_agent', 'd.changes'])
    .where('s.seq', '>', after)
    .orderBy('s.seq')
    .limit(BATCH)
    .execute();
}

function sealedRow({ seq, prev, hash, salt, ip, user_agent, changes, ...columns }: JoinedRow): SealedRow {
  // The columns of a row that the join did not find are all null. Those of an existing row have the types of the table.
  const event = columns.id === null ? null : (columns as AuditEventsTable);
  const details = salt === null || changes === null ? null : { salt, ip, user_agent, changes };
  return { seq, prev, hash, event, details };
}
