import { observer } from 'mobx-react-lite';
import { type JSX, useDeferredValue, useMemo } from 'react';
import { FacetPanel } from '#core/client/ui/facets/FacetPanel.tsx';
import type { JobSearchStore } from '../job-search-store.ts';
import type { OnSearch } from '../on-search.ts';
import { choicesIn, withoutFilters } from '../search-choices.ts';
import type { SearchTerms } from '../search-terms.ts';
import { type ShownFacets, useSearchFacets } from './use-search-facets.tsx';

interface SearchFacetPanelProps {
  readonly store: JobSearchStore;
  readonly terms: SearchTerms;
  readonly onSearch: OnSearch;
  readonly headingLevel: 2 | 3;
}

/**
 * The filters of the job search. There are many elements, so they are rendered after the rest of the page, in small steps that let the user
 * go on typing.
 */
export const SearchFacetPanel = observer(function SearchFacetPanel({ terms, ...panel }: SearchFacetPanelProps): JSX.Element {
  const { knownFacets: facets, haveFacetsFailed: haveFailed } = panel.store;
  const newest = useMemo(() => ({ terms, facets, haveFailed }), [terms, facets, haveFailed]);
  return <AllFacets {...panel} shown={useDeferredValue(newest)} />;
});

interface AllFacetsProps extends Omit<SearchFacetPanelProps, 'terms'> {
  readonly shown: ShownFacets;
}

const AllFacets = observer(function AllFacets({ store, shown, onSearch, headingLevel }: AllFacetsProps): JSX.Element {
  const groups = useSearchFacets({ shown, onSearch, onRetry: () => void store.loadFacets() });
  const chosen = choicesIn(shown.terms).length;
  return <FacetPanel {...{ groups, chosen, headingLevel }} onClear={() => onSearch(withoutFilters)} />;
});
