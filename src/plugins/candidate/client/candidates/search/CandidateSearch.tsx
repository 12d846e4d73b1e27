import { observer } from 'mobx-react-lite';
import { type JSX, useCallback, useEffect, useMemo, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useGo } from '#core/client/navigation/go.tsx';
import { PageTitle } from '#core/client/navigation/PageTitle.tsx';
import { useIsReturn, useSearch } from '#core/client/navigation/page-address.ts';
import { Breadcrumb } from '#core/client/ui/Breadcrumb.tsx';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import { SkipLink } from '#core/client/ui/SkipLink.tsx';
import { useLatestTerms } from '#core/client/ui/search-page/use-latest-terms.ts';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { useMinWidth } from '#core/client/ui/use-min-width.ts';
import { BREAKPOINTS, MOBILE_BREAKPOINT, WORK_WIDTHS } from '#core/contract/constants.ts';
import { href } from '#core/contract/route-ref.ts';
import type { CandidateQuery } from '../../../contract/candidate-search.ts';
import { candidateRoutes } from '../../../contract/routes.ts';
import { asksForAddress, ConfirmAddress } from '../ConfirmAddress.tsx';
import { CandidateFacets } from './CandidateFacets.tsx';
import { CandidatePreview } from './CandidatePreview.tsx';
import { CandidateResults } from './CandidateResults.tsx';
import { CandidateSearchBar } from './CandidateSearchBar.tsx';
import { CandidateSearchHead, RESULTS_ID } from './CandidateSearchHead.tsx';
import { ChosenCandidateFilters } from './ChosenCandidateFilters.tsx';
import type { OnSearch } from './candidate-choices.ts';
import { CandidateSearchStore } from './candidate-search-store.ts';
import { termsFrom } from './candidate-terms.ts';
import { NoCompany } from './NoCompany.tsx';
import '#core/client/ui/search-page/search-page.css';
import type { FoundCandidate } from '../../../contract/candidate-search-schemas.ts';

/** The search for candidates, for employers with a company. The address holds the terms, for shared links and the back button. */
export const CandidateSearch = observer(function CandidateSearch(): JSX.Element {
  const t = useT('candidate');
  const store = useService(CandidateSearchStore);
  const { hasCompany, askForCompany } = store;
  useEffect(() => void askForCompany(), [askForCompany]);
  return (
    <>
      <PageTitle title={t('candidates.search.title')} />
      <Breadcrumb title={t('candidates.search.title')} trail={[]} />
      <h1 className="vh" tabIndex={-1}>
        {t('candidates.search.title')}
      </h1>
      {hasCompany.status === 'failed' && <ErrorNote title={t('candidates.search.companiesFailed')} onRetry={() => void askForCompany()} />}
      {hasCompany.status === 'loading' && <Skeleton of="rows" count={8} />}
      {hasCompany.status === 'ready' && (hasCompany.value ? <Search store={store} /> : <NoCompany />)}
    </>
  );
});

const Search = observer(function Search({ store }: { readonly store: CandidateSearchStore }): JSX.Element {
  const t = useT('candidate');
  const terms = useTerms(store);
  const onSearch = useOnSearch(store, terms);
  const isWide = useMinWidth(BREAKPOINTS[MOBILE_BREAKPOINT]);
  const hasRoom = useMinWidth(WORK_WIDTHS.preview);
  const [pointed, setPointed] = useState<FoundCandidate | undefined>(undefined);
  const { items, status, error } = store.results;
  const active = hasRoom ? (items.find(({ candidateId }) => candidateId === pointed?.candidateId) ?? items[0]) : undefined;
  if (status === 'failed' && asksForAddress(error)) return <ConfirmAddress />;
  const facets = <CandidateFacets store={store} terms={terms} onSearch={onSearch} />;
  return (
    <>
      <SkipLink target={RESULTS_ID}>{t('candidates.search.skip')}</SkipLink>
      <CandidateSearchBar terms={terms} onSearch={onSearch} />
      <div className="search">
        {isWide && facets}
        <section className="results">
          <CandidateSearchHead store={store} terms={terms} onSearch={onSearch} />
          <ChosenCandidateFilters store={store} terms={terms} onSearch={onSearch} filters={!isWide && facets} />
          <CandidateResults store={store} terms={terms} onSearch={onSearch} onActive={setPointed} active={active?.candidateId} />
        </section>
        {active !== undefined && (
          <div>
            <CandidatePreview candidate={active} terms={store.shown ?? terms} />
          </div>
        )}
      </div>
    </>
  );
});

/** Searches for the terms of the address. */
function useTerms(store: CandidateSearchStore): CandidateQuery {
  const search = useSearch();
  const terms = useMemo(() => termsFrom(search), [search]);
  // Whether "back" or a reload opened the page. A later search on the page is neither.
  const [isReturn] = useState(useIsReturn());
  useEffect(() => void store.show(terms, isReturn), [store, terms, isReturn]);
  return terms;
}

/** Always the same function, so that parts of the page without other changes are not rendered again. */
function useOnSearch(store: CandidateSearchStore, terms: CandidateQuery): OnSearch {
  const go = useGo();
  const latest = useLatestTerms(terms, addressOf);
  return useCallback(
    (change, by = 'choice') => {
      const before = addressOf(latest.current());
      const next = change(latest.current());
      // The same terms do not change the address, but a failed search must be tried again.
      if (addressOf(next) === before) {
        if (store.results.status === 'failed') void store.retry();
        return;
      }
      latest.choose(next);
      go(addressOf(next), { replace: by === 'typing' });
    },
    [store, go, latest],
  );
}

function addressOf(terms: CandidateQuery): string {
  return href(candidateRoutes.list, {}, { ...terms });
}
