import { useEffect, useState } from 'react';
import { PagedList, type PageLoader } from '#core/client/lists/paged-list.ts';

/** Rows of a page of a list. */
export const PAGE = 50;

/** A list of one component, which begins anew when `key` changes. Call it in an observer. */
export function usePaged<Item>(load: PageLoader<Item>, key: string): PagedList<Item> {
  const [list] = useState(() => new PagedList<Item>());
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the list; the function is new at every render
  useEffect(() => {
    void list.start(load);
    return () => list.cancel();
  }, [list, key]);
  return list;
}
