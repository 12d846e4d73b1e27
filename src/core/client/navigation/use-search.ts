import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';

/** The query of the page's address, by name; where a name stands twice the last counts. */
export function useSearch(): Readonly<Record<string, string | undefined>> {
  const { search } = useLocation();
  return useMemo(() => Object.fromEntries(new URLSearchParams(search)), [search]);
}
