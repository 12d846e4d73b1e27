import { sql } from 'kysely';
import type { Actor } from '#core/contract/actor.ts';
import { auditAction } from '#core/server/audit/audit-action.ts';
import type { RecordAudit } from '#core/server/audit/audit-log.ts';
import type { AuditDatabase } from '#core/server/audit/audit-tables.ts';
import { inTransaction } from '#core/server/db/transaction.ts';

/** An administrator read the record. The id of the object is the time of the sign-in, which identifies the session. */
export const recordRead = auditAction({ name: 'audit-record.read', subject: 'audit-record', fields: {} });

/** An administrator exported events. */
export const recordExported = auditAction({ name: 'audit-record.exported', subject: 'audit-record', fields: {} });

/** The request of a reader. */
interface Reading {
  readonly actor: Actor;
  readonly signedInAt: Date;
  readonly audit: RecordAudit;
}

// Sessions that are known without a query. Beyond this number, the database is asked again.
const MOST_KNOWN = 10_000;

/** Records that the record is read: once in each session. */
export class ReadingLog {
  readonly #db: AuditDatabase;
  readonly #known = new Set<string>();

  constructor(db: AuditDatabase) {
    this.#db = db;
  }

  async note({ actor, signedInAt, audit }: Reading): Promise<void> {
    const subjectId = signedInAt.toISOString();
    const session = `${actor.userId} ${subjectId}`;
    if (this.#known.has(session)) return;
    await inTransaction(this.#db, async (own, transaction) => {
      // Two calls of a page that begin together are one reading.
      await sql`select pg_advisory_xact_lock(hashtextextended(${`audit ${session}`}, 0))`.execute(own);
      const noted = own.selectFrom('audit_events').select('id').where('actor_id', '=', actor.userId).where('subject_id', '=', subjectId);
      if ((await noted.where('action', '=', recordRead.name).limit(1).executeTakeFirst()) !== undefined) return;
      await audit(transaction, recordRead, { subjectId });
    });
    if (this.#known.size >= MOST_KNOWN) this.#known.clear();
    this.#known.add(session);
  }
}
