import { useEffect } from 'react';
import type { PagingState } from '../../lists/paged-list.ts';

/** Requests the next page when the view is near the end of the loaded rows. A failed page is requested again only by the user. */
export function useNextPage(paging: PagingState | undefined, isNearEnd: boolean): void {
  const isDue = paging?.status === 'ready' && paging.hasMore && isNearEnd;
  useEffect(() => {
    if (isDue) void paging?.more();
  }, [isDue, paging]);
}
