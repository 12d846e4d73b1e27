import type { Kysely } from 'kysely';
import type { RecordAudit } from '#core/server/audit/audit-log.ts';
import type { CoreTables } from '#core/server/db/database.ts';
import { inTransaction } from '#core/server/db/transaction.ts';
import { type ViewEnding, viewEnded } from './view-audit.ts';
import type { ViewTables } from './view-tables.ts';

interface Closing {
  readonly id: string;
  readonly ending: ViewEnding;
  readonly at: Date;
  readonly audit: RecordAudit;
}

/** Ends a view, with one event for it. Of several requests that end it at once, the first one does. */
export async function closeView(db: Kysely<CoreTables & ViewTables>, { id, ending, at, audit }: Closing): Promise<void> {
  await inTransaction(db, async (own, transaction) => {
    const closed = await own
      .updateTable('user_views')
      .set({ ended_at: at })
      .where('id', '=', id)
      .where('ended_at', 'is', null)
      .returning('user_id')
      .executeTakeFirst();
    if (closed === undefined) return;
    await audit(transaction, viewEnded, { subjectId: closed.user_id, changes: { ending: [null, ending] } });
  });
}
