import type { AuditTables } from '#core/server/audit/audit-tables.ts';
import { defineServerPlugin } from '#core/server/plugin/server-plugin.ts';
import { AUDIT_EVENT } from '../contract/audit-event.ts';
import { auditHandlers } from './audit-handlers.ts';
import { recordExported, recordRead } from './reading-log.ts';

/** Shows the audit record, which the core keeps, to administrators. */
export const auditServerPlugin = defineServerPlugin({
  id: 'audit',
  summary: 'The audit record: who did what.',
  duties: ['audit'],
  auditActions: [recordRead, recordExported],
  abilities: ({ duties }, allow) => {
    if (duties.has('audit')) allow('list', AUDIT_EVENT);
  },
  setup: ({ db, secrets, now }) => ({
    handlers: auditHandlers({ db: db.$extendTables<AuditTables>(), cursorKey: secrets.keyFor('cursors'), now }),
  }),
});
