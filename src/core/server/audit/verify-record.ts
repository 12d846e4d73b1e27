import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { AnchorCheck } from './anchor-check.ts';
import type { Anchor } from './anchors.ts';
import type { AuditFault } from './audit-fault.ts';
import { detailsHash } from './audit-log.ts';
import type { AuditDatabase, AuditTables } from './audit-tables.ts';
import { type ChainEnd, chainBeginning, sealHash } from './chain.ts';
import { recordCut } from './core-actions.ts';
import { type SealedRow, sealedRows } from './sealed-rows.ts';

/** The result of a verification. */
export interface Verified {
  /** Number of seals that fit, from the beginning. */
  readonly checked: number;
  /** Numbers of the first and the last of them; `undefined` for none. */
  readonly range: readonly [first: number, last: number] | undefined;
  /** Events that wait for their seal. */
  readonly waiting: number;
  /** Anchors that fit. */
  readonly anchored: number;
  /** Anchors of a part that the retention has removed. */
  readonly outdated: number;
  readonly fault: AuditFault | undefined;
}

/** Verifies the whole record against its chain, and against anchors if there are any. It reads one state of the database. */
export async function verifyRecord(database: Database, anchors: readonly Anchor[] = []): Promise<Verified> {
  return database
    .$extendTables<AuditTables>()
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((db) => verify(db, anchors));
}

async function verify(db: AuditDatabase, anchors: readonly Anchor[]): Promise<Verified> {
  const beginning = await chainBeginning(db);
  const check = new AnchorCheck(anchors, beginning);
  let end: ChainEnd = beginning;
  let fault: AuditFault | undefined = check.faultAt(end);
  for await (const row of fault === undefined ? sealedRows(db) : []) {
    fault = faultOf(row, end) ?? check.faultAt(row);
    if (fault !== undefined) break;
    end = { seq: row.seq, hash: row.hash };
  }
  fault ??= check.faultAfter(end) ?? (await faultOfCut(db, beginning)) ?? (await faultBesideChain(db));
  const checked = end.seq - beginning.seq;
  const { count } = await db
    .selectFrom('audit_unsealed')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return {
    checked,
    range: checked === 0 ? undefined : [beginning.seq + 1, end.seq],
    waiting: count,
    anchored: check.fitting,
    outdated: check.outdated,
    fault,
  };
}

function faultOf({ seq, prev, hash, event, details }: SealedRow, end: ChainEnd): AuditFault | undefined {
  const expected = end.seq + 1;
  if (seq < expected) return { seq, reason: 'It stands before the place where the record was cut.' };
  if (seq > expected) return { seq: expected, reason: 'The seal is missing.' };
  if (!prev.equals(end.hash)) return { seq, reason: 'The seal does not continue the seal before it.' };
  if (event === null) return { seq, reason: 'The event is missing.' };
  if (!hash.equals(sealHash(prev, event))) return { seq, reason: 'The event or its seal was changed.' };
  if (details !== null && !detailsHash(details.salt, details).equals(event.details_hash)) {
    return { seq, reason: 'The details of the event were changed.' };
  }
  return undefined;
}

/** The retention leaves an event for each cut. The event of the newest cut is never cut off itself. */
async function faultOfCut(db: AuditDatabase, { seq }: ChainEnd): Promise<AuditFault | undefined> {
  if (seq === 0) return undefined;
  const event = db.selectFrom('audit_events').select('id').where('action', '=', recordCut.name).where('subject_id', '=', String(seq));
  if ((await event.limit(1).executeTakeFirst()) !== undefined) return undefined;
  return { seq, reason: 'The record begins after this number, but no event says that the retention removed the beginning.' };
}

/** Rows that no seal leads to. */
async function faultBesideChain(db: AuditDatabase): Promise<AuditFault | undefined> {
  // While many events wait, the statistics of the tables are old. A nested loop that reads a whole table for each event would take minutes.
  await sql`set local enable_nestloop = off`.execute(db);
  const { rows } = await sql<AuditFault>`
    select format('The event %s has no seal and does not wait for one.', id) as reason from audit_events e
      where not exists (select from audit_seals where event_id = e.id) and not exists (select from audit_unsealed where event_id = e.id)
    union all
    select format('The event %s waits for a seal but is missing.', event_id) from audit_unsealed u
      where not exists (select from audit_events where id = u.event_id)
    union all
    select format('The event %s waits for a seal that it has.', event_id) from audit_unsealed join audit_seals using (event_id)
    union all
    select format('There are details of the event %s, which is missing.', event_id) from audit_details d
      where not exists (select from audit_events where id = d.event_id)
    limit 1`.execute(db);
  return rows[0];
}
