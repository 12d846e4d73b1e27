import { AUDIT_ORDERS, AUDIT_OUTCOMES } from '../../contract/audit-event.ts';
import type { AuditFilters } from '../../contract/schemas.ts';

/** The filters and the order in the address. Days are those of the reader's time zone. */
export const FILTER_NAMES = Object.freeze(['who', 'action', 'subject', 'outcome', 'from', 'to', 'sort'] as const);

export type FilterName = (typeof FILTER_NAMES)[number];

export type ShownFilters = Readonly<Partial<Record<FilterName, string>>>;

const DEFAULT_ORDER = 'newest';

/** The filters that the query of an address holds; empty, unreadable and default ones are left out. */
export function filtersIn(search: Readonly<Record<string, string | undefined>>): ShownFilters {
  const kept = FILTER_NAMES.map((name) => [name, search[name]?.trim() ?? ''] as const).filter(([name, text]) => isReadable(name, text));
  return Object.fromEntries(kept);
}

function isReadable(name: FilterName, text: string): boolean {
  if (text === '') return false;
  if (name === 'outcome') return AUDIT_OUTCOMES.some((outcome) => outcome === text);
  if (name === 'sort') return text !== DEFAULT_ORDER && AUDIT_ORDERS.some((order) => order === text);
  return (name !== 'from' && name !== 'to') || dayAt(text, 0) !== undefined;
}

/** The filters as the API takes them: from the beginning of the first day to the end of the last one. */
export function askedFilters({ outcome, from, to, sort, ...texts }: ShownFilters): AuditFilters {
  return {
    ...texts,
    outcome: AUDIT_OUTCOMES.find((one) => one === outcome),
    from: from === undefined ? undefined : dayAt(from, 0),
    to: to === undefined ? undefined : dayAt(to, 1),
    sort: AUDIT_ORDERS.find((one) => one === sort),
  };
}

/** The instant at which a day begins here, some days later; `undefined` if the text is not a day. */
function dayAt(day: string, later: number): string | undefined {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  const start = new Date(Number(year), Number(month) - 1, Number(date) + later);
  return Number.isNaN(start.getTime()) ? undefined : start.toISOString();
}
