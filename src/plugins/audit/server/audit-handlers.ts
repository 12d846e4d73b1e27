import { idSchema } from '#core/contract/schema.ts';
import { can } from '#core/server/access/policy.ts';
import type { AuditDatabase } from '#core/server/audit/audit-tables.ts';
import { inTransaction } from '#core/server/db/transaction.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import { countedPage } from '#core/server/http/counted-page.ts';
import { cursorCodec, pageOf } from '#core/server/http/cursor.ts';
import { handleDownload } from '#core/server/http/files/handle-download.ts';
import { type Handler, handle } from '#core/server/http/handler.ts';
import { AUDIT_EVENT } from '../contract/audit-event.ts';
import { exportEventsContract, getEventContract, listEventsContract } from '../contract/schemas.ts';
import { eventFile } from './event-file.ts';
import { countedEvents, readEvent, readEvents } from './event-rows.ts';
import { detailedEvent, listedEvent } from './event-views.ts';
import { ReadingLog, recordExported } from './reading-log.ts';

interface AuditDependencies {
  readonly db: AuditDatabase;
  readonly cursorKey: Buffer;
  readonly now: () => Date;
}

/** The calls that read the record. A GET writes only into the record itself. */
export function auditHandlers({ db, cursorKey, now }: AuditDependencies): readonly Handler[] {
  const cursors = cursorCodec(cursorKey, 'audit.events', idSchema);
  const readings = new ReadingLog(db);
  return [
    handle(listEventsContract, {
      policy: can('list', AUDIT_EVENT),
      run: async ({ query, ...reading }) => {
        const { limit, cursor: _cursor, count, ...filters } = query;
        const after = cursors.decode(query);
        await readings.note(reading);
        if (count === 'only') return countedPage(db, await countedEvents(db, filters));
        const rows = await readEvents(db, { filters, limit: limit + 1, after });
        return pageOf(rows.map(listedEvent), limit, ({ id }) => cursors.encode(id, query));
      },
    }),
    handle(getEventContract, {
      policy: can('list', AUDIT_EVENT),
      run: async ({ params, ...reading }) => {
        const row = await readEvent(db, params.id);
        if (row === undefined) throw new ApiFault('not-found');
        await readings.note(reading);
        return detailedEvent(row);
      },
    }),
    handleDownload(exportEventsContract, {
      policy: can('list', AUDIT_EVENT),
      run: async ({ query, audit }) => {
        await inTransaction(db, (_own, transaction) => audit(transaction, recordExported));
        return { body: eventFile(db, query), name: `audit-${now().toISOString().slice(0, 10)}.csv` };
      },
    }),
  ];
}
