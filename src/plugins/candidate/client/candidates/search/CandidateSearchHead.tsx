import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Select } from '#core/client/ui/Select.tsx';
import type { CandidateQuery } from '../../../contract/candidate-search.ts';
import type { OnSearch } from './candidate-choices.ts';
import type { CandidateSearchStore } from './candidate-search-store.ts';
import { changed } from './candidate-terms.ts';

/** Id of the heading of the results. */
export const RESULTS_ID = 'results';

interface CandidateSearchHeadProps {
  readonly store: CandidateSearchStore;
  readonly terms: CandidateQuery;
  readonly onSearch: OnSearch;
}

/** The number of found candidates and the order. Screen readers announce the number once it is known. */
export const CandidateSearchHead = observer(function CandidateSearchHead({
  store,
  terms,
  onSearch,
}: CandidateSearchHeadProps): JSX.Element {
  const t = useT('candidate');
  const { value, status } = store.facets;
  const count =
    status === 'ready' &&
    value !== undefined &&
    t(value.more ? 'candidates.search.foundMore' : 'candidates.search.found', { count: value.count });
  return (
    <header className="search-head">
      <div className="search-head__line">
        <h2 tabIndex={-1} id={RESULTS_ID}>
          <span className="num">{count || t('candidates.search.results')}</span>
        </h2>
        {terms.q !== undefined && (
          <div className="search-head__actions">
            <Select
              label={t('candidates.search.sortBy')}
              options={[
                { value: 'relevance', label: t('candidates.search.relevance') },
                { value: 'newest', label: t('candidates.search.newest') },
              ]}
              value={terms.sort ?? 'relevance'}
              onChange={({ target }) => onSearch((latest) => changed(latest, { sort: target.value === 'newest' ? 'newest' : undefined }))}
            />
          </div>
        )}
      </div>
      <p className="vh" role="status">
        {count}
      </p>
    </header>
  );
});
