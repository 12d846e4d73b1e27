import type { LoadStatus } from './resource.ts';

/** What a list on screen needs to know of the pages behind it; a `PagedList` is one. */
export interface PagingState {
  readonly status: LoadStatus;
  readonly hasMore: boolean;
  readonly error: unknown;
  /** Loads the next page, or tries again what failed. */
  readonly more: () => Promise<void>;
}
