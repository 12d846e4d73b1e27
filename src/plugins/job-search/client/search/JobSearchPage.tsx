import { observer } from 'mobx-react-lite';
import { type JSX, useCallback, useEffect, useMemo, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useGo } from '#core/client/navigation/go.tsx';
import { PageTitle } from '#core/client/navigation/PageTitle.tsx';
import { useSearch } from '#core/client/navigation/page-address.ts';
import { useContributions } from '#core/client/plugin/Contributions.tsx';
import { Breadcrumb } from '#core/client/ui/Breadcrumb.tsx';
import { PluginPart } from '#core/client/ui/PluginPart.tsx';
import { SkipLink } from '#core/client/ui/SkipLink.tsx';
import { useLatestTerms } from '#core/client/ui/search-page/use-latest-terms.ts';
import { useMinWidth } from '#core/client/ui/use-min-width.ts';
import { BREAKPOINTS, MOBILE_BREAKPOINT, WORK_WIDTHS } from '#core/contract/constants.ts';
import { postingViews } from '#plugins/jobs/contract/client-extension-points.ts';
import { SaveSearch } from '../saved/SaveSearch.tsx';
import { ChosenJobFilters } from './ChosenJobFilters.tsx';
import { SearchFacets } from './facets/SearchFacets.tsx';
import { FilterNames } from './filter-names.ts';
import { JobResults } from './JobResults.tsx';
import { JobSearchBar } from './JobSearchBar.tsx';
import { JobSearchStore } from './job-search-store.ts';
import type { OnSearch } from './on-search.ts';
import { RESULTS_ID, SearchHead } from './SearchHead.tsx';
import { type SearchTerms, termsFrom } from './search-terms.ts';
import { useJobAddresses } from './use-job-addresses.ts';
import '#core/client/ui/search-page/search-page.css';
import type { JobSummary } from '#plugins/jobs/contract/reply-schemas.ts';

/** The search of all published postings. The address holds the terms, for shared links and the back button. */
export const Page = observer(function JobSearchPage(): JSX.Element {
  const t = useT('job-search');
  const store = useService(JobSearchStore);
  const go = useGo();
  const addresses = useJobAddresses();
  const search = useSearch();
  const terms = useMemo(() => termsFrom(search), [search]);
  useSearching(store, terms);
  const isWide = useMinWidth(BREAKPOINTS[MOBILE_BREAKPOINT]);
  const hasRoom = useMinWidth(WORK_WIDTHS.preview);
  const [pointed, setPointed] = useState<JobSummary | undefined>(undefined);
  const { items } = store.results;
  const active = hasRoom ? (items.find(({ id }) => id === pointed?.id) ?? items[0]) : undefined;
  const addressOf = useCallback((of: SearchTerms) => addresses.search({ ...of }), [addresses]);
  const latest = useLatestTerms(terms, addressOf);
  // Always the same function, so that parts of the page without other changes are not rendered again.
  const onSearch: OnSearch = useCallback(
    (change, by = 'choice') => {
      const before = addressOf(latest.current());
      const next = change(latest.current());
      // The same terms do not change the address, but a failed search must be tried again.
      if (addressOf(next) === before) {
        void store.search(next);
        return;
      }
      latest.choose(next);
      go(addressOf(next), { replace: by === 'typing' });
    },
    [store, go, addressOf, latest],
  );
  const facets = <SearchFacets store={store} terms={terms} onSearch={onSearch} />;
  return (
    <>
      <PageTitle title={t('jobs:search.title')} />
      <Breadcrumb title={t('jobs:search.title')} trail={[]} />
      {/* The focus starts here, before the search. The heading is visually hidden, so the first visible element is the search. */}
      <h1 className="vh" tabIndex={-1}>
        {t('jobs:search.title')}
      </h1>
      <SkipLink target={RESULTS_ID}>{t('search.skip')}</SkipLink>
      <JobSearchBar terms={terms} onSearch={onSearch} />
      <div className="search">
        {isWide && facets}
        <section className="results">
          <SearchHead store={store} terms={terms} onSearch={onSearch} addressOf={addressOf} />
          <SaveSearch part="news" terms={terms} />
          <ChosenJobFilters terms={terms} onSearch={onSearch} filters={!isWide && facets} />
          <JobResults store={store} terms={terms} onSearch={onSearch} onActive={setPointed} active={active?.id} />
        </section>
        {active !== undefined && (
          <div>
            <Preview job={active} />
          </div>
        )}
      </div>
    </>
  );
});

/** Only wide screens have room for it. */
function Preview({ job }: { readonly job: JobSummary }): JSX.Element {
  return (
    <>
      {useContributions(postingViews).map(({ plugin, thing }) => (
        <PluginPart
          key={thing.id}
          plugin={plugin}
          what={thing.id}
          given={{ job }}
          load={async () => (await thing.value.loadPreview()).JobPreview}
        />
      ))}
    </>
  );
}

function useSearching(store: JobSearchStore, terms: SearchTerms): void {
  const names = useService(FilterNames);
  const { status } = store.facets;
  const areFacetsKnown = status === 'ready' || status === 'failed';
  useEffect(() => void store.search(terms), [store, terms]);
  useEffect(() => {
    // The facets bring names with them.
    if (areFacetsKnown) void names.complete(terms);
  }, [names, areFacetsKnown, terms]);
}
