import { KeptList } from '#core/client/data/kept-list.ts';
import type { PagedList } from '#core/client/data/paged-list.ts';
import { inject, injectable } from '#core/client/di/injection.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { listEvents } from '../../contract/endpoints.ts';
import type { AuditEvent } from '../../contract/schemas.ts';
import { askedFilters, type ShownFilters } from './event-filters.ts';

const PAGE = 50;

/** The events of the audit record. The store outlives the page: going back from an event shows the same list at the same place. */
@injectable()
export class EventListStore {
  private readonly list = new KeptList<AuditEvent>();

  constructor(@inject(ApiClient) private readonly api: ApiClient) {}

  /** Read it in an observer. */
  get events(): PagedList<AuditEvent> {
    return this.list.rows;
  }

  show(filters: ShownFilters, isReturn: boolean): Promise<void> {
    // Quiet: the rows are of use without their number.
    return this.list.show(
      { kind: 'event', query: JSON.stringify(filters) },
      (cursor, signal) => this.api.call(listEvents, { query: { limit: PAGE, cursor, ...askedFilters(filters) }, signal }),
      isReturn,
      (signal) => this.api.call(listEvents, { query: { limit: 1, count: 'only', ...askedFilters(filters) }, signal, quiet: true }),
    );
  }
}
