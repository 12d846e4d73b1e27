import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Facets } from '#core/client/ui/facets/Facets.tsx';
import type { JobSearchStore } from './job-search-store.ts';
import { filtersIn, type SearchTerms } from './search-terms.ts';
import { useFacets } from './use-facets.ts';

interface SearchFacetsProps {
  readonly store: JobSearchStore;
  readonly terms: SearchTerms;
  readonly onSearch: (terms: SearchTerms) => void;
}

/** The filters of the job search and, on small screens, the button that shows the results. */
export const SearchFacets = observer(function SearchFacets({ store, terms, onSearch }: SearchFacetsProps): JSX.Element {
  const t = useT('jobs');
  const groups = useFacets({ terms, categories: store.categories.value ?? [], onSearch });
  const { value, status } = store.count;
  const known = status === 'ready' ? value : undefined;
  const show = known?.more ? t('search.showMore', { count: known.count }) : known && t('search.show', { count: known.count });
  return (
    <Facets
      groups={groups}
      chosen={filtersIn(terms)}
      onClear={() => onSearch({ q: terms.q, where: terms.where })}
      action={show ?? t('search.showAny')}
    />
  );
});
