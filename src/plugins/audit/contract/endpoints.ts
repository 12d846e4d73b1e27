import { endpoint } from '#core/contract/endpoint.ts';
import { downloadEndpoint } from '#core/contract/file-endpoint.ts';
import type { CountedPage } from '#core/contract/paging.ts';
import type { AUDIT_ORDERS, AuditEvent, AuditEventDetail } from './audit-event.ts';

/** The filters and the order of the list. A missing filter matches all events. */
export interface AuditFilters {
  /** Id of a user, or a part of the name or of the address. Matches the actor, and the administrator who saw the site as the actor. */
  readonly who?: string | undefined;
  /** The name of the action. */
  readonly action?: string | undefined;
  /** Kind or id of the object, or for users a part of the name or of the address. */
  readonly subject?: string | undefined;
  readonly outcome?: AuditEvent['outcome'] | undefined;
  /** First instant of the period. */
  readonly from?: string | undefined;
  /** First instant after the period. */
  readonly to?: string | undefined;
  /** `newest` when absent. */
  readonly sort?: (typeof AUDIT_ORDERS)[number] | undefined;
}

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
