import { addressFilters } from '#core/client/lists/address-filters.ts';
import { keptList } from '#core/client/lists/list-declaration.ts';
import { entityKind } from '#core/contract/entity-kind.ts';
import { dayParam, dayStart, oneOfParam, wordsParam } from '#core/contract/param-type.ts';
import { AUDIT_ORDERS, AUDIT_OUTCOMES } from '../../contract/audit-event.ts';
import { listEvents } from '../../contract/endpoints.ts';
import type { AuditEvent } from '../../contract/schemas.ts';

/** The longest words of the filters. */
export const MOST_WORDS = Object.freeze({ who: 120, subject: 200 });

/** The events of the audit record. Days are those of the reader's time zone. */
export const eventList = keptList({
  call: listEvents,
  rows: entityKind<AuditEvent>('audit.event', ({ id }) => id),
  filters: addressFilters(
    {
      who: wordsParam(MOST_WORDS.who),
      action: wordsParam(120),
      subject: wordsParam(MOST_WORDS.subject),
      outcome: oneOfParam(...AUDIT_OUTCOMES),
      from: dayParam,
      to: dayParam,
      sort: oneOfParam(...AUDIT_ORDERS),
    },
    { sort: 'newest' },
  ),
  pageSize: 50,
  isCounted: true,
  ask: ({ from, to, ...others }) => ({
    ...others,
    from: from && dayStart(from),
    to: to && dayStart(to, 1),
  }),
});
