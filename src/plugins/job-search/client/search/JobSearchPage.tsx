import { observer } from 'mobx-react-lite';
import { type JSX, useCallback, useEffect } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { PageTitle } from '#core/client/navigation/PageTitle.tsx';
import { SearchPage } from '#core/client/search/SearchPage.tsx';
import { useFacetedSearch } from '#core/client/search/use-faceted-search.ts';
import { Breadcrumb } from '#core/client/ui/Breadcrumb.tsx';
import { PluginPart } from '#core/client/ui/PluginPart.tsx';
import { SaveSearch } from '../saved/SaveSearch.tsx';
import { FilterNames } from '../terms/filter-names.ts';
import { type JobSearch, jobSearch, type SearchTerms } from '../terms/job-search.ts';
import { JobSearchBar } from './JobSearchBar.tsx';
import { SearchedFor, SearchNotes, SearchOrder } from './JobSearchHead.tsx';
import { jobSearchParts } from './job-search-parts.tsx';
import { useJobAddresses } from './use-job-addresses.ts';

/** The search of all published postings. The address holds the terms, for shared links and the back button. */
export const Page = observer(function JobSearchPage(): JSX.Element {
  const t = useT('job-search');
  const addresses = useJobAddresses();
  const shown = useFacetedSearch(
    jobSearch,
    useCallback((terms: SearchTerms) => addresses.search({ ...terms }), [addresses]),
  );
  useNames(shown);
  const { terms, onSearch } = shown;
  return (
    <>
      <PageTitle title={t('jobs:search.title')} />
      <Breadcrumb title={t('jobs:search.title')} trail={[]} />
      {/* The focus starts here, before the search. The heading is visually hidden, so the first visible element is the search. */}
      <h1 className="vh" tabIndex={-1}>
        {t('jobs:search.title')}
      </h1>
      <SearchPage
        shown={shown}
        parts={jobSearchParts}
        bar={<JobSearchBar terms={terms} onSearch={onSearch} />}
        asked={<SearchedFor shown={shown} />}
        actions={
          <>
            <SaveSearch part="this" terms={terms} />
            <SearchOrder shown={shown} />
          </>
        }
        notes={<SearchNotes shown={shown} />}
        news={<SaveSearch part="news" terms={terms} />}
        beyond={<Beyond shown={shown} />}
      />
    </>
  );
});

/** What makes up for few results. Its code loads when it is needed. */
const Beyond = observer(function Beyond({ shown }: { readonly shown: JobSearch }): JSX.Element | null {
  const { isCurrent, first } = shown.store;
  const found = isCurrent ? first : undefined;
  // A server of an earlier build does not send them.
  if (!found?.others?.length && !found?.words?.length) return null;
  return (
    <PluginPart
      plugin="job-search"
      what="job-search.others"
      load={async () => (await import('./OtherJobs.tsx')).OtherJobs}
      given={{ shown, found }}
    />
  );
});

/** Loads the names of chosen values that do not come with the facets. */
function useNames({ store, terms }: JobSearch): void {
  const names = useService(FilterNames);
  const { status } = store.facets;
  const areFacetsKnown = status === 'ready' || status === 'failed';
  useEffect(() => {
    if (areFacetsKnown) void names.complete(terms);
  }, [names, areFacetsKnown, terms]);
}
