import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useGo } from '#core/client/navigation/go.tsx';
import { useSearch } from '#core/client/navigation/page-address.ts';
import { href } from '#core/contract/route-ref.ts';
import { jobRoutes } from '../../contract/routes.ts';
import { filtersIn, type ShownFilters } from './managed-filters.ts';

/** Changes some filters. An empty text removes a filter. */
export type ChangeFilters = (change: Readonly<Record<string, string>>) => void;

/** The filters of the address, and a function that changes them. */
export function useShownFilters(): { readonly shown: ShownFilters; readonly onChange: ChangeFilters } {
  const go = useGo();
  const search = useSearch();
  const shown = useMemo(() => filtersIn(search), [search]);
  const wanted = useRef(shown);
  // A choice may come before the page has followed the address of an earlier one, and must not take that back.
  useEffect(() => {
    wanted.current = shown;
  }, [shown]);
  const onChange: ChangeFilters = useCallback(
    (change) => {
      wanted.current = filtersIn({ ...wanted.current, ...change });
      go(href(jobRoutes.managed, {}, { ...wanted.current }));
    },
    [go],
  );
  return { shown, onChange };
}
