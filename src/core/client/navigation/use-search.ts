import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';

/** The query of the page's address, by name. The last value counts when a name occurs twice. */
export function useSearch(): Readonly<Record<string, string | undefined>> {
  const { search } = useLocation();
  return useMemo(() => Object.fromEntries(new URLSearchParams(search)), [search]);
}
