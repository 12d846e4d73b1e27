import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { FacetsPlace } from '#core/client/ui/facets/FacetsPlace.tsx';
import { PluginPart } from '#core/client/ui/PluginPart.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import type { JobSearchStore } from '../job-search-store.ts';
import type { OnSearch } from '../on-search.ts';
import { choicesIn } from '../search-choices.ts';
import type { SearchTerms } from '../search-terms.ts';
import type { SearchFacetPanel } from './SearchFacetPanel.tsx';

interface SearchFacetsProps {
  readonly store: JobSearchStore;
  readonly terms: SearchTerms;
  readonly onSearch: OnSearch;
}

/** The place of the filters of the job search. Their code loads when the screen has room for them, or the user opens them. */
export function SearchFacets({ store, terms, onSearch }: SearchFacetsProps): JSX.Element {
  return (
    <FacetsPlace chosen={choicesIn(terms).length} action={<ShowJobs store={store} />}>
      {(headingLevel) => (
        <PluginPart
          plugin="jobs"
          what="jobs.search-facets"
          load={loadPanel}
          given={{ store, terms, onSearch, headingLevel }}
          placeholder={<Skeleton count={12} />}
        />
      )}
    </FacetsPlace>
  );
}

async function loadPanel(): Promise<typeof SearchFacetPanel> {
  return (await import('./SearchFacetPanel.tsx')).SearchFacetPanel;
}

/** How many postings the choice finds, once this is known. */
const ShowJobs = observer(function ShowJobs({ store }: { readonly store: JobSearchStore }): JSX.Element {
  const t = useT('job-search');
  const { value, status } = store.count;
  const known = status === 'ready' ? value : undefined;
  if (known === undefined) return <>{t('search.showAny')}</>;
  return <>{t(known.more ? 'search.showMore' : 'search.show', { count: known.count })}</>;
});
