import { JOB_STATUSES, type JobStatus } from '../../contract/life-cycle.ts';
import type { ManagedQuery } from '../../contract/managing.ts';

/** The filters and the order in the address. Without `sort`, the newest postings come first. */
export interface ShownFilters {
  readonly status?: JobStatus;
  readonly q?: string;
  /** Only postings with open reports. */
  readonly reported?: 'true';
  readonly sort?: 'expiry';
}

/** Rows that are loaded at once. */
const PAGE = 50;

const LONGEST_WORDS = 200;

/** What the query of an address asks for. Empty, unknown and default values are left out. */
export function filtersIn(search: Readonly<Record<string, string | undefined>>): ShownFilters {
  const status = JOB_STATUSES.find((one) => one === search.status);
  const q = [...(search.q ?? '').trim()].slice(0, LONGEST_WORDS).join('').trim();
  return {
    ...(status !== undefined && { status }),
    ...(q !== '' && { q }),
    ...(search.reported === 'true' && { reported: 'true' as const }),
    ...(search.sort === 'expiry' && { sort: 'expiry' as const }),
  };
}

/** The query of a page for the API. */
export function managedQuery(shown: ShownFilters, cursor?: string): ManagedQuery {
  return { limit: PAGE, cursor, ...allManagedQuery(shown) };
}

/** The query of all rows for the API. */
export function allManagedQuery({ reported, ...others }: ShownFilters): Omit<ManagedQuery, 'limit' | 'cursor'> {
  return { ...others, ...(reported !== undefined && { reported: true }) };
}
