import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import type { AuditDatabase, AuditEventsTable, AuditTables } from './audit-tables.ts';
import { CHAIN_LOCK, type ChainEnd, chainEnd, sealHash } from './chain.ts';

// Events of one transaction.
const BATCH = 1_000;

/** Before every id. */
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/**
 * Seals all events that are visible and have no seal yet. Returns their number. Only one server seals at a time: while another one does,
 * this returns 0. The seals follow the order in which events became visible, because the next call only finds events that were not visible
 * before. Events that this call finds together are in the order of their ids.
 */
export async function sealEvents(database: Database): Promise<number> {
  const db = database.$extendTables<AuditTables>();
  let sealed = 0;
  let after = FIRST_ID;
  while (await isWaiting(db, after)) {
    const batch = await inTransaction(db, (own) => sealBatch(own, after));
    if (batch === undefined) break;
    sealed += batch.sealed;
    after = batch.last;
  }
  return sealed;
}

async function isWaiting(db: AuditDatabase, after: string): Promise<boolean> {
  return (await db.selectFrom('audit_unsealed').select('event_id').where('event_id', '>', after).limit(1).executeTakeFirst()) !== undefined;
}

interface Batch {
  readonly sealed: number;
  /** Id of the last event that was looked at. */
  readonly last: string;
}

/** Seals some events; `undefined` while another server seals, or when no event waits. */
async function sealBatch(db: AuditDatabase, after: string): Promise<Batch | undefined> {
  const { rows } = await sql<{ locked: boolean }>`select pg_try_advisory_xact_lock(${CHAIN_LOCK}) as locked`.execute(db);
  if (rows[0]?.locked !== true) return undefined;
  const waiting = await db
    .selectFrom('audit_unsealed')
    .select('event_id')
    .where('event_id', '>', after)
    .orderBy('event_id')
    .limit(BATCH)
    .execute();
  const last = waiting.at(-1)?.event_id;
  if (last === undefined) return undefined;
  const events = await unsealedAmong(
    db,
    waiting.map(({ event_id }) => event_id),
  );
  await appendSeals(db, events);
  return { sealed: events.length, last };
}

/** Rows of events that are missing or have a seal stay where they are: the verification reports them. */
function unsealedAmong(db: AuditDatabase, ids: readonly string[]): Promise<AuditEventsTable[]> {
  const sealed = db.selectFrom('audit_seals').select('event_id').where('event_id', '=', anyOf(ids));
  return db.selectFrom('audit_events').selectAll().where('id', '=', anyOf(ids)).where('id', 'not in', sealed).orderBy('id').execute();
}

async function appendSeals(db: AuditDatabase, events: readonly AuditEventsTable[]): Promise<void> {
  if (events.length === 0) return;
  let end: ChainEnd = await chainEnd(db);
  const seals = events.map((event) => {
    const prev = end.hash;
    end = { seq: end.seq + 1, hash: sealHash(prev, event) };
    return { ...end, prev };
  });
  const ids = events.map(({ id }) => id);
  const column = (name: 'seq' | 'prev' | 'hash') => seals.map((seal) => seal[name]);
  // Four parameters, whatever the number of rows.
  await sql`
    insert into audit_seals (seq, event_id, prev, hash)
    select * from unnest(${column('seq')}::bigint[], ${ids}::uuid[], ${column('prev')}::bytea[], ${column('hash')}::bytea[])`.execute(db);
  await db.deleteFrom('audit_unsealed').where('event_id', '=', anyOf(ids)).execute();
}

function anyOf(ids: readonly string[]) {
  return sql<string>`any(${ids}::uuid[])`;
}
