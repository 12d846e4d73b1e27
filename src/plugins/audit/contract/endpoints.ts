import { endpoint } from '#core/contract/endpoint.ts';
import { downloadEndpoint } from '#core/contract/file-endpoint.ts';
import type { CountedPage } from '#core/contract/paging.ts';
import type { AuditEvent, AuditEventDetail, AuditFilters } from './schemas.ts';

/** The first call of a session is recorded. */
export const listEvents = endpoint<{
  query: AuditFilters & { limit: number; cursor?: string | undefined; count?: 'only' | undefined };
  reply: CountedPage<AuditEvent>;
}>({
  id: 'audit.list-events',
  method: 'GET',
  path: '/audit',
  summary: 'Events of the audit record, one page at a time.',
});

export const getEvent = endpoint<{ params: { id: string }; reply: AuditEventDetail }>({
  id: 'audit.get-event',
  method: 'GET',
  path: '/audit/:id',
  summary: 'One event of the audit record, with its details.',
});

/** All events that match the filters, in the chosen order, as a CSV file. Each call is recorded. */
export const exportEvents = downloadEndpoint<{ query: AuditFilters }>({
  id: 'audit.export-events',
  path: '/audit.csv',
  summary: 'Events of the audit record as a CSV file.',
});
