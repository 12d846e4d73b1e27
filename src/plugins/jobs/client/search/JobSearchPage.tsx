import { observer } from 'mobx-react-lite';
import { type JSX, useEffect, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useGo } from '#core/client/navigation/go.tsx';
import { PageTitle } from '#core/client/navigation/PageTitle.tsx';
import { useSearch } from '#core/client/navigation/page-address.ts';
import { Breadcrumb } from '#core/client/ui/Breadcrumb.tsx';
import { useMinWidth } from '#core/client/ui/use-min-width.ts';
import { BREAKPOINTS, MOBILE_BREAKPOINT, WORK_WIDTHS } from '#core/contract/constants.ts';
import { href } from '#core/contract/route-ref.ts';
import type { JobSummary } from '../../contract/job.ts';
import { jobRoutes } from '../../contract/routes.ts';
import { ChosenFilters } from './ChosenFilters.tsx';
import { JobPreview } from './JobPreview.tsx';
import { JobResults } from './JobResults.tsx';
import { JobSearchBar } from './JobSearchBar.tsx';
import { JobSearchStore } from './job-search-store.ts';
import { SearchFacets } from './SearchFacets.tsx';
import { SearchHead } from './SearchHead.tsx';
import { type SearchTerms, termsFrom } from './search-terms.ts';
import './JobSearchPage.css';

/** The search of all published postings. The address holds the terms, for shared links and the back button. */
export const Page = observer(function JobSearchPage(): JSX.Element {
  const t = useT('jobs');
  const store = useService(JobSearchStore);
  const go = useGo();
  const terms = termsFrom(useSearch());
  useSearching(store, terms);
  const isWide = useMinWidth(BREAKPOINTS[MOBILE_BREAKPOINT]);
  const hasRoom = useMinWidth(WORK_WIDTHS.preview);
  const [pointed, setPointed] = useState<JobSummary | undefined>(undefined);
  const { items } = store.results;
  const active = hasRoom ? (items.find(({ id }) => id === pointed?.id) ?? items[0]) : undefined;
  const onSearch = (next: SearchTerms): void => {
    const address = href(jobRoutes.search, {}, { ...next });
    // The same terms do not change the address, but a failed search must be tried again.
    if (address === href(jobRoutes.search, {}, { ...terms })) void store.search(terms);
    else go(address);
  };
  const facets = <SearchFacets store={store} terms={terms} onSearch={onSearch} />;
  return (
    <>
      <PageTitle title={t('search.title')} />
      <Breadcrumb title={t('search.title')} trail={[]} />
      {/* The focus starts here, before the search. The heading is visually hidden, so the first visible element is the search. */}
      <h1 className="vh" tabIndex={-1}>
        {t('search.title')}
      </h1>
      <JobSearchBar terms={terms} onSearch={onSearch} />
      <div className="search">
        {isWide && facets}
        <section className="results">
          <SearchHead store={store} terms={terms} />
          <ChosenFilters terms={terms} categories={store.categories.value ?? []} onSearch={onSearch} filters={!isWide && facets} />
          <JobResults store={store} terms={terms} onSearch={onSearch} onActive={setPointed} active={active?.id} />
        </section>
        {active !== undefined && (
          <div>
            <JobPreview job={active} />
          </div>
        )}
      </div>
    </>
  );
});

function useSearching(store: JobSearchStore, terms: SearchTerms): void {
  const key = JSON.stringify(terms);
  useEffect(() => {
    void store.search(JSON.parse(key) as SearchTerms);
    void store.loadCategories();
  }, [store, key]);
}
