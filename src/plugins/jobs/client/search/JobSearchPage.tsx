import { observer } from 'mobx-react-lite';
import { type JSX, useEffect, useRef, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useGo } from '#core/client/navigation/go.tsx';
import { PageTitle } from '#core/client/navigation/PageTitle.tsx';
import { useSearch } from '#core/client/navigation/page-address.ts';
import { Breadcrumb } from '#core/client/ui/Breadcrumb.tsx';
import { SearchIcon } from '#core/client/ui/icons/icons.tsx';
import { PinIcon } from '#core/client/ui/icons/page-icons.tsx';
import { SearchBar } from '#core/client/ui/SearchBar.tsx';
import { SkipLink } from '#core/client/ui/SkipLink.tsx';
import { useMinWidth } from '#core/client/ui/use-min-width.ts';
import { BREAKPOINTS, MOBILE_BREAKPOINT, WORK_WIDTHS } from '#core/contract/constants.ts';
import { href } from '#core/contract/route-ref.ts';
import type { JobSummary } from '../../contract/job.ts';
import { jobRoutes } from '../../contract/routes.ts';
import { JobPreview } from './JobPreview.tsx';
import { JobResults } from './JobResults.tsx';
import { JobSearchStore } from './job-search-store.ts';
import { ChosenFilters, SearchFacets } from './SearchFilters.tsx';
import { type SearchTerms, termsFrom } from './search-terms.ts';
import './JobSearchPage.css';

// The heading of the results.
const RESULTS_ID = 'results';

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
      <SkipLink target={RESULTS_ID}>{t('search.skip')}</SkipLink>
      <JobSearchBar terms={terms} onSearch={onSearch} />
      <div className="search">
        {isWide && facets}
        <section className="results">
          <SearchHead store={store} terms={terms} />
          <ChosenFilters store={store} terms={terms} onSearch={onSearch} filters={!isWide && facets} />
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

interface JobSearchBarProps {
  readonly terms: SearchTerms;
  readonly onSearch: (terms: SearchTerms) => void;
}

/** The fields for the search words and the location. A search keeps the filters. */
function JobSearchBar({ terms, onSearch }: JobSearchBarProps): JSX.Element {
  const t = useT('jobs');
  const root = useRef<HTMLDivElement>(null);
  const { q, where } = terms;
  // The address may bring other words, for example after "back". The fields get new values and are not recreated, to keep the focus.
  useEffect(() => {
    write(root.current, 'q', q);
    write(root.current, 'where', where);
  }, [q, where]);
  const search = (typed: Readonly<Record<string, string>>): void => {
    onSearch({ ...terms, q: typed.q || undefined, where: typed.where || undefined });
    // A search for the same words does not change the address, but extra white space in the fields is still removed.
    write(root.current, 'q', typed.q);
    write(root.current, 'where', typed.where);
  };
  return (
    <div className="job-search" ref={root}>
      <SearchBar
        cells={[
          { name: 'q', label: t('search.what'), icon: SearchIcon, placeholder: t('search.whatHint'), initial: q ?? '' },
          { name: 'where', label: t('search.where'), icon: PinIcon, placeholder: t('search.whereHint'), initial: where ?? '' },
        ]}
        action={t('search.submit')}
        onSearch={search}
      />
    </div>
  );
}

function write(root: HTMLElement | null, name: string, text: string | undefined): void {
  const field = root?.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  if (field) field.value = text ?? '';
}

interface SearchHeadProps {
  readonly store: JobSearchStore;
  readonly terms: SearchTerms;
}

/** The number of found jobs and the search terms. Screen readers announce it once it is known. */
const SearchHead = observer(function SearchHead({ store, terms }: SearchHeadProps): JSX.Element {
  const t = useT('jobs');
  const { value, status } = store.count;
  const count =
    status === 'ready' &&
    value !== undefined &&
    (value.more ? t('search.foundMore', { count: value.count }) : t('search.found', { count: value.count }));
  return (
    <header className="search-head">
      <h2 tabIndex={-1} id={RESULTS_ID}>
        <span className="num">{count || t('search.results')}</span> <SearchedFor terms={terms} />
      </h2>
      <p className="vh" role="status">
        {count}
      </p>
    </header>
  );
});

function SearchedFor({ terms: { q, where } }: { readonly terms: SearchTerms }): JSX.Element | null {
  const t = useT('jobs');
  if (q === undefined && where === undefined) return null;
  const words = q === undefined ? t('search.inPlace', { place: where ?? '' }) : t('search.forWords', { words: q });
  const both = q !== undefined && where !== undefined && t('search.forWordsInPlace', { words: q, place: where });
  return <span className="search-head__asked">{both || words}</span>;
}
