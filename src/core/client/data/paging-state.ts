import type { LoadStatus } from './resource.ts';

/** The paging state that a list on screen needs. A `PagedList` provides it. */
export interface PagingState {
  readonly status: LoadStatus;
  readonly hasMore: boolean;
  readonly error: unknown;
  /** Loads the next page or retries a failed page. */
  readonly more: () => Promise<void>;
}
