import { type Kysely, sql } from 'kysely';
import { auditAction } from '#core/server/audit/audit-action.ts';
import { AuditLog } from '#core/server/audit/audit-log.ts';
import type { AuditDatabase, AuditTables } from '#core/server/audit/audit-tables.ts';
import type { Database } from '#core/server/db/database.ts';
import { inTransaction } from '#core/server/db/transaction.ts';

/** An action for tests of the audit record. */
export const plantMoved = auditAction({ name: 'plant.moved', subject: 'plant', fields: { bed: 'value', story: 'length' } });

const ORIGIN = {
  actor: { userId: '018f0000-0000-7000-8000-000000000001', role: 'admin' },
  requestId: 'request-1',
  ip: '192.0.2.1',
  userAgent: 'Firefox',
} as const;

/** Writes events about the objects with these ids, each in its own transaction. They have no seals yet. */
export async function writeEvents(db: Database, subjectIds: readonly string[], now = () => new Date()): Promise<void> {
  const audit = new AuditLog(new Set([plantMoved]), now).of(() => ORIGIN);
  for (const subjectId of subjectIds) {
    await inTransaction(db, (_own, transaction) => audit(transaction, plantMoved, { subjectId, changes: { bed: ['a', subjectId] } }));
  }
}

/** The objects of the sealed events, in the order of the chain. */
export async function sealedSubjects(db: Database): Promise<(string | null)[]> {
  const rows = await db
    .$extendTables<AuditTables>()
    .selectFrom('audit_seals')
    .innerJoin('audit_events', 'audit_events.id', 'event_id')
    .select('subject_id')
    .orderBy('seq')
    .execute();
  return rows.map(({ subject_id }) => subject_id);
}

/** Changes tables of the record as an owner of the database could: without triggers and foreign keys. */
export function tamper(db: Database, work: (own: AuditDatabase) => Promise<unknown>): Promise<void> {
  return inTransaction(db.$extendTables<AuditTables>(), async (own) => {
    await sql`set local session_replication_role = replica`.execute(own);
    await work(own);
  });
}

const TABLES = ['audit_events', 'audit_details', 'audit_unsealed', 'audit_seals', 'audit_cuts'];

/** Keeps the record as it is. The returned function restores it. */
export async function keepRecord(db: Database): Promise<() => Promise<void>> {
  for (const table of TABLES)
    await sql`create table ${sql.table(`kept_${table}`)} as table ${sql.table(table)}`.execute(db as Kysely<unknown>);
  return () =>
    tamper(db, async (own) => {
      await sql`truncate ${sql.join(TABLES.map((table) => sql.table(table)))}`.execute(own);
      for (const table of TABLES) await sql`insert into ${sql.table(table)} table ${sql.table(`kept_${table}`)}`.execute(own);
    });
}
