import { sql } from 'kysely';
import type { ServerConfig } from '../config/server-config.ts';
import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import type { RecordAudit } from './audit-log.ts';
import type { AuditDatabase, AuditTables } from './audit-tables.ts';
import { CHAIN_LOCK, type ChainEnd } from './chain.ts';
import { recordCut } from './core-actions.ts';

interface RetentionDependencies {
  readonly db: Database;
  readonly config: Pick<ServerConfig, 'auditKeepDays' | 'auditKeepDetailsDays'>;
  readonly audit: RecordAudit;
  readonly now: () => Date;
}

// Rows of one transaction. A statement stays far below its time limit.
const BATCH = 10_000;
const DAY_MS = 86_400_000;

/**
 * Removes what is older than the configuration says: first the personal details, then whole events from the beginning of the record. By
 * default everything is kept.
 */
export async function applyRetention({ db, config, audit, now }: RetentionDependencies): Promise<void> {
  const { auditKeepDays, auditKeepDetailsDays } = config;
  const daysAgo = (days: number): Date => new Date(now().getTime() - days * DAY_MS);
  if (auditKeepDetailsDays !== undefined) {
    while ((await deleteDetails(db.$extendTables<AuditTables>(), daysAgo(auditKeepDetailsDays))) === BATCH);
  }
  if (auditKeepDays !== undefined) while ((await cutBatch(db, audit, daysAgo(auditKeepDays))) === BATCH);
}

async function deleteDetails(db: AuditDatabase, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('audit_details')
    .where('event_id', 'in', (one) =>
      one
        .selectFrom('audit_details as d')
        .innerJoin('audit_events as e', 'e.id', 'd.event_id')
        .select('d.event_id')
        .where('e.at', '<', before)
        .limit(BATCH),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Removes up to {@link BATCH} events and leaves the cut from which the chain continues. Returns their number. */
async function cutBatch(db: Database, audit: RecordAudit, before: Date): Promise<number> {
  return inTransaction(db.$extendTables<AuditTables>(), async (own, transaction) => {
    await sql`select pg_advisory_xact_lock(${CHAIN_LOCK})`.execute(own);
    const cut = await lastBefore(own, before);
    if (cut === undefined) return 0;
    // From here on, the triggers accept the deletion of this part in this transaction.
    await own.insertInto('audit_cuts').values(cut).execute();
    const seals = await own.deleteFrom('audit_seals').where('seq', '<=', cut.seq).returning('event_id').execute();
    const any = sql<string>`any(${seals.map(({ event_id }) => event_id)}::uuid[])`;
    await own.deleteFrom('audit_details').where('event_id', '=', any).execute();
    await own.deleteFrom('audit_events').where('id', '=', any).execute();
    await audit(transaction, recordCut, { subjectId: String(cut.seq) });
    return seals.length;
  });
}

/** The last of the first {@link BATCH} seals before which every event is old. Where the clock went back, later events may be old too. */
async function lastBefore(db: AuditDatabase, before: Date): Promise<ChainEnd | undefined> {
  const { rows } = await sql<ChainEnd>`
    with oldest as (
      select s.seq, s.hash, e.at from audit_seals s join audit_events e on e.id = s.event_id order by s.seq limit ${BATCH}
    )
    select seq, hash from oldest
    where seq < coalesce((select min(seq) from oldest where at >= ${before}), 9223372036854775807)
    order by seq desc limit 1`.execute(db);
  return rows[0];
}
