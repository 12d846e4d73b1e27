import { observer } from 'mobx-react-lite';
import { type JSX, useDeferredValue, useMemo } from 'react';
import type { Page } from '#core/contract/paging.ts';
import { FacetPanel } from '../ui/facets/FacetPanel.tsx';
import type { ShownFacets, UseFacets } from './search-parts.ts';
import type { ShownSearch } from './use-faceted-search.ts';

interface SearchFacetPanelProps<Row, Terms extends object, Part extends string, Facets, First extends Page<Row>> {
  readonly shown: ShownSearch<Row, Terms, Part, Facets, First>;
  /** Always the same hook. */
  readonly useFacets: UseFacets<Terms, Facets>;
  readonly headingLevel: 2 | 3;
}

/**
 * The filters of a search. There are many elements, so they are rendered after the rest of the page, in small steps that let the user go on
 * typing.
 */
export const SearchFacetPanel = observer(function SearchFacetPanel<
  Row,
  Terms extends object,
  Part extends string,
  Facets,
  First extends Page<Row>,
>(props: SearchFacetPanelProps<Row, Terms, Part, Facets, First>): JSX.Element {
  const { terms, store } = props.shown;
  const { knownFacets: facets, haveFacetsFailed: haveFailed } = store;
  const newest = useMemo(() => ({ terms, facets, haveFailed }), [terms, facets, haveFailed]);
  return <AllFacets {...props} known={useDeferredValue(newest)} />;
});

const AllFacets = observer(function AllFacets<Row, Terms extends object, Part extends string, Facets, First extends Page<Row>>({
  shown: { search, store, onSearch },
  known,
  useFacets,
  headingLevel,
}: SearchFacetPanelProps<Row, Terms, Part, Facets, First> & { readonly known: ShownFacets<Terms, Facets> }): JSX.Element {
  const groups = useFacets({ ...known, onSearch, onRetry: () => void store.loadFacets() });
  const chosen = search.terms.choicesIn(known.terms).length;
  return <FacetPanel {...{ groups, chosen, headingLevel }} onClear={() => onSearch(search.terms.withoutFilters)} />;
});
