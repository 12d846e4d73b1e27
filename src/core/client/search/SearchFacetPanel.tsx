import { observer } from 'mobx-react-lite';
import { type JSX, useDeferredValue, useMemo } from 'react';
import { FacetPanel } from '../ui/facets/FacetPanel.tsx';
import type { SearchKind } from './search-declaration.ts';
import type { ShownFacets, UseFacets } from './search-parts.ts';
import type { ShownSearch } from './use-faceted-search.ts';

interface SearchFacetPanelProps<Kind extends SearchKind> {
  readonly shown: ShownSearch<Kind>;
  /** Always the same hook. */
  readonly useFacets: UseFacets<Kind['terms'], Kind['facets']>;
  readonly headingLevel: 2 | 3;
}

/**
 * The filters of a search. There are many elements, so they are rendered after the rest of the page, in small steps that let the user go on
 * typing.
 */
export const SearchFacetPanel = observer(function SearchFacetPanel<Kind extends SearchKind>(
  props: SearchFacetPanelProps<Kind>,
): JSX.Element {
  const { terms, store } = props.shown;
  const { knownFacets: facets, haveFacetsFailed: haveFailed } = store;
  const newest = useMemo(() => ({ terms, facets, haveFailed }), [terms, facets, haveFailed]);
  return <AllFacets {...props} known={useDeferredValue(newest)} />;
});

const AllFacets = observer(function AllFacets<Kind extends SearchKind>({
  shown: { search, store, onSearch },
  known,
  useFacets,
  headingLevel,
}: SearchFacetPanelProps<Kind> & { readonly known: ShownFacets<Kind['terms'], Kind['facets']> }): JSX.Element {
  const groups = useFacets({ ...known, onSearch, onRetry: () => void store.loadFacets() });
  const chosen = search.terms.choicesIn(known.terms).length;
  const total = store.found?.more === false ? store.found.count : undefined;
  return <FacetPanel {...{ groups, chosen, headingLevel, total }} onClear={() => onSearch(search.terms.withoutFilters)} />;
});
