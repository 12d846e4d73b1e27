import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { SaveSearch } from '../saved/SaveSearch.tsx';
import { CorrectedNote } from './CorrectedNote.tsx';
import type { JobSearchStore } from './job-search-store.ts';
import type { OnSearch } from './on-search.ts';
import { SearchOrder } from './SearchOrder.tsx';
import type { SearchTerms } from './search-terms.ts';

/** Id of the heading of the results. */
export const RESULTS_ID = 'results';

interface SearchHeadProps {
  readonly store: JobSearchStore;
  readonly terms: SearchTerms;
  readonly onSearch: OnSearch;
  readonly addressOf: (terms: SearchTerms) => string;
}

/** The number of found jobs, the search terms, and the order. Screen readers announce the number once it is known. */
export const SearchHead = observer(function SearchHead({ store, terms, onSearch, addressOf }: SearchHeadProps): JSX.Element {
  const t = useT('job-search');
  const { value, status } = store.count;
  const count =
    status === 'ready' &&
    value !== undefined &&
    (value.more ? t('search.foundMore', { count: value.count }) : t('jobs:search.found', { count: value.count }));
  const corrected = store.isCurrent ? store.corrected : undefined;
  return (
    <header className="search-head">
      <div className="search-head__line">
        <h2 tabIndex={-1} id={RESULTS_ID}>
          <span className="num">{count || t('search.results')}</span> <SearchedFor terms={{ ...terms, q: corrected ?? terms.q }} />
        </h2>
        {/* The actions on the whole search. */}
        <div className="search-head__actions">
          <SaveSearch part="this" terms={terms} />
          <SearchOrder store={store} terms={terms} onSearch={onSearch} />
        </div>
      </div>
      <p className="vh" role="status">
        {count}
      </p>
      {corrected !== undefined && <CorrectedNote terms={terms} corrected={corrected} addressOf={addressOf} />}
      {terms.sort === 'pay' && <p className="muted small">{t('finding.payLast', { currency: terms.currency ?? '' })}</p>}
    </header>
  );
});

function SearchedFor({ terms: { q, where } }: { readonly terms: SearchTerms }): JSX.Element | null {
  const t = useT('job-search');
  if (q === undefined && where === undefined) return null;
  const words = q === undefined ? t('search.inPlace', { place: where ?? '' }) : t('search.forWords', { words: q });
  const both = q !== undefined && where !== undefined && t('search.forWordsInPlace', { words: q, place: where });
  return <span className="search-head__asked">{both || words}</span>;
}
