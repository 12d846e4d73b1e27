import { observer } from 'mobx-react-lite';
import { type JSX, useDeferredValue, useMemo } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Facets } from '#core/client/ui/facets/Facets.tsx';
import type { JobSearchStore } from '../job-search-store.ts';
import type { OnSearch } from '../on-search.ts';
import { choicesIn, withoutFilters } from '../search-choices.ts';
import type { SearchTerms } from '../search-terms.ts';
import { type ShownFacets, useSearchFacets } from './use-search-facets.tsx';

interface SearchFacetsProps {
  readonly store: JobSearchStore;
  readonly terms: SearchTerms;
  readonly onSearch: OnSearch;
}

/**
 * The filters of the job search and, on small screens, the button that shows the results. There are many elements, so they are rendered
 * after the rest of the page, in small steps that let the user go on typing.
 */
export const SearchFacets = observer(function SearchFacets({ store, terms, onSearch }: SearchFacetsProps): JSX.Element {
  const { knownFacets: facets, haveFacetsFailed: haveFailed } = store;
  const newest = useMemo(() => ({ terms, facets, haveFailed }), [terms, facets, haveFailed]);
  return <AllFacets store={store} shown={useDeferredValue(newest)} onSearch={onSearch} />;
});

interface AllFacetsProps extends Omit<SearchFacetsProps, 'terms'> {
  readonly shown: ShownFacets;
}

const AllFacets = observer(function AllFacets({ store, shown, onSearch }: AllFacetsProps): JSX.Element {
  const groups = useSearchFacets({ shown, onSearch, onRetry: () => void store.loadFacets() });
  return (
    <Facets
      groups={groups}
      chosen={choicesIn(shown.terms).length}
      onClear={() => onSearch(withoutFilters)}
      action={<ShowJobs store={store} />}
    />
  );
});

/** How many postings the choice finds, once this is known. */
const ShowJobs = observer(function ShowJobs({ store }: { readonly store: JobSearchStore }): JSX.Element {
  const t = useT('jobs');
  const { value, status } = store.count;
  const known = status === 'ready' ? value : undefined;
  if (known === undefined) return <>{t('search.showAny')}</>;
  return <>{t(known.more ? 'search.showMore' : 'search.show', { count: known.count })}</>;
});
