import { uuidParam } from '#core/contract/param-type.ts';
import { JOB_STATUSES, type JobStatus } from '../../contract/life-cycle.ts';
import type { ManagedOrder, ManagedQuery } from '../../contract/managing.ts';

/** The order without `sort` in the address: first what there is something to do about. */
export const USUAL_ORDER = 'todo' satisfies ManagedOrder;

/** The orders that an address may name. */
const OTHER_ORDERS = ['newest', 'expiry'] as const satisfies readonly ManagedOrder[];

/** The filters and the order in the address. */
export interface ShownFilters {
  readonly status?: JobStatus;
  readonly q?: string;
  /** Only postings with open reports. */
  readonly reported?: 'true';
  /** Only postings that this user wrote, for administrators. */
  readonly author?: string;
  /** Only drafts that lack this field, or nothing. */
  readonly lacks?: string;
  /** Only drafts of this import. */
  readonly import?: string;
  readonly sort?: (typeof OTHER_ORDERS)[number];
}

/** Whether only some of the postings are shown. */
export function isFiltered({ sort: _order, ...filters }: ShownFilters): boolean {
  return Object.keys(filters).length > 0;
}

/** Whether only drafts are shown. */
export function showsDrafts({ status, lacks, import: run }: ShownFilters): boolean {
  return status === 'draft' || lacks !== undefined || run !== undefined;
}

/** Rows that are loaded at once. */
const PAGE = 50;

const LONGEST_WORDS = 200;

/** What the query of an address asks for. Empty, unknown and default values are left out. */
export function filtersIn(search: Readonly<Record<string, string | undefined>>): ShownFilters {
  const status = JOB_STATUSES.find((one) => one === search.status);
  const run = uuidParam.parse(search.import ?? '');
  const sort = OTHER_ORDERS.find((one) => one === search.sort);
  const author = uuidParam.parse(search.author ?? '');
  const q = [...(search.q ?? '').trim()].slice(0, LONGEST_WORDS).join('').trim();
  return {
    ...(status !== undefined && { status }),
    ...(q !== '' && { q }),
    ...(search.reported === 'true' && { reported: 'true' as const }),
    ...(/^[a-zA-Z]+(\.[a-zA-Z]+)?$/.test(search.lacks ?? '') && { lacks: search.lacks ?? '' }),
    ...(run !== undefined && { import: run }),
    ...(author !== undefined && { author }),
    ...(sort !== undefined && { sort }),
  };
}

/** The query of a page for the API. */
export function managedQuery(shown: ShownFilters, cursor?: string): ManagedQuery {
  return { limit: PAGE, cursor, ...allManagedQuery(shown) };
}

/** The query of all rows for the API. */
export function allManagedQuery({ reported, ...others }: ShownFilters): Omit<ManagedQuery, 'limit' | 'cursor'> {
  return { sort: USUAL_ORDER, ...others, ...(reported !== undefined && { reported: true }) };
}
