import { useCallback, useEffect, useMemo } from 'react';
import { useService } from '../di/use-service.ts';
import { useGo } from '../navigation/go.tsx';
import { useSearch } from '../navigation/page-address.ts';
import { useLatestTerms } from '../ui/search-page/use-latest-terms.ts';
import { type KeptSearch, KeptSearches } from './kept-search.ts';
import type { SearchDeclaration, SearchKind } from './search-declaration.ts';

/**
 * Searches for other terms. The change gets the terms as they are when the user chooses, which may be newer than what a part of the page
 * shows. A choice is a step of the history, which "back" undoes; typed words replace the step.
 */
export type OnSearch<Terms> = (change: (latest: Terms) => Terms, by?: 'choice' | 'typing') => void;

/** A search on its page. */
export interface ShownSearch<Kind extends SearchKind> {
  readonly search: SearchDeclaration<Kind>;
  readonly store: KeptSearch<Kind>;
  /** The terms of the address. */
  readonly terms: Kind['terms'];
  /** Always the same function, so that parts of the page without other changes are not rendered again. */
  readonly onSearch: OnSearch<Kind['terms']>;
  readonly addressOf: (terms: Kind['terms']) => string;
}

/** A declared search on its page, for the parts of the page. */
export type ShownSearchOf<Search> = Search extends SearchDeclaration<infer Kind> ? ShownSearch<Kind> : never;

/**
 * Searches for the terms of the page's address, and changes these. Call it in an observer.
 *
 * @param addressOf the address of the page with these terms; always the same function
 */
export function useFacetedSearch<Kind extends SearchKind>(
  search: SearchDeclaration<Kind>,
  addressOf: (terms: Kind['terms']) => string,
): ShownSearch<Kind> {
  const store = useService(KeptSearches).of(search);
  const go = useGo();
  const address = useSearch();
  const terms = useMemo(() => search.terms.from(address), [search, address]);
  useEffect(() => void store.find(terms), [store, terms]);
  const latest = useLatestTerms(terms, addressOf);
  const onSearch: OnSearch<Kind['terms']> = useCallback(
    (change, by = 'choice') => {
      const before = addressOf(latest.current());
      const next = change(latest.current());
      // The same terms do not change the address, but a failed search must be tried again.
      if (addressOf(next) === before) {
        void store.find(next);
        return;
      }
      latest.choose(next);
      go(addressOf(next), { replace: by === 'typing' });
    },
    [store, go, addressOf, latest],
  );
  return useMemo(() => ({ search, store, terms, onSearch, addressOf }), [search, store, terms, onSearch, addressOf]);
}
