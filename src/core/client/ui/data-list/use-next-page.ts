import { useEffect } from 'react';
import type { PagingState } from '../../data/paged-list.ts';

const ROWS_AHEAD = 20;

/** Requests the next page when the view comes near the end of the loaded rows. A failed page is requested again only by the user. */
export function useNextPage(paging: PagingState | undefined, lastInView: number, loaded: number): void {
  const isDue = paging?.status === 'ready' && paging.hasMore && lastInView >= loaded - ROWS_AHEAD;
  useEffect(() => {
    if (isDue) void paging?.more();
  }, [isDue, paging]);
}
