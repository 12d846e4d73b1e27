import { useCallback, useEffect, useMemo } from 'react';
import type { Page } from '#core/contract/paging.ts';
import { useService } from '../di/use-service.ts';
import { useGo } from '../navigation/go.tsx';
import { useSearch } from '../navigation/page-address.ts';
import { useLatestTerms } from '../ui/search-page/use-latest-terms.ts';
import type { SearchDeclaration } from './search-declaration.ts';
import { type SearchStore, SearchStores } from './search-store.ts';

/**
 * Searches for other terms. The change gets the terms as they are when the user chooses, which may be newer than what a part of the page
 * shows. A choice is a step of the history, which "back" undoes; typed words replace the step.
 */
export type OnSearch<Terms> = (change: (latest: Terms) => Terms, by?: 'choice' | 'typing') => void;

/** A search on its page. */
export interface ShownSearch<Row, Terms extends object, Part extends string, Facets, First extends Page<Row> = Page<Row>> {
  readonly search: SearchDeclaration<Row, Terms, Part, Facets, First>;
  readonly store: SearchStore<Row, Terms, Part, Facets, First>;
  /** The terms of the address. */
  readonly terms: Terms;
  /** Always the same function, so that parts of the page without other changes are not rendered again. */
  readonly onSearch: OnSearch<Terms>;
  readonly addressOf: (terms: Terms) => string;
}

/** A declared search on its page, for the parts of the page. */
export type ShownSearchOf<Search> =
  Search extends SearchDeclaration<infer Row, infer Terms, infer Part, infer Facets, infer First>
    ? ShownSearch<Row, Terms, Part, Facets, First>
    : never;

/**
 * Searches for the terms of the page's address, and changes these. Call it in an observer.
 *
 * @param addressOf the address of the page with these terms; always the same function
 */
export function useFacetedSearch<Row, Terms extends object, Part extends string, Facets, First extends Page<Row>>(
  search: SearchDeclaration<Row, Terms, Part, Facets, First>,
  addressOf: (terms: Terms) => string,
): ShownSearch<Row, Terms, Part, Facets, First> {
  const store = useService(SearchStores).of(search);
  const go = useGo();
  const address = useSearch();
  const terms = useMemo(() => search.terms.from(address), [search, address]);
  useEffect(() => void store.find(terms), [store, terms]);
  const latest = useLatestTerms(terms, addressOf);
  const onSearch: OnSearch<Terms> = useCallback(
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
