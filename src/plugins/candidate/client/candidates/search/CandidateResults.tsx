import { observer } from 'mobx-react-lite';
import { type JSX, useCallback } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { usePointedRow } from '#core/client/ui/data-list/use-pointed-row.ts';
import { VirtualLedger } from '#core/client/ui/data-list/VirtualLedger.tsx';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { href } from '#core/contract/route-ref.ts';
import type { CandidateQuery } from '../../../contract/candidate-search.ts';
import type { FoundCandidate } from '../../../contract/candidate-search-schemas.ts';
import { candidateRoutes } from '../../../contract/routes.ts';
import { CandidateRow } from './CandidateRow.tsx';
import type { OnSearch } from './candidate-choices.ts';
import type { CandidateSearchStore } from './candidate-search-store.ts';
import { NoCandidates } from './NoCandidates.tsx';
import { useMatches } from './use-matches.ts';

interface CandidateResultsProps {
  readonly store: CandidateSearchStore;
  readonly terms: CandidateQuery;
  readonly onSearch: OnSearch;
  /** Called with the candidate that the pointer or the focus is on. */
  readonly onActive: (candidate: FoundCandidate) => void;
  /** Id of the candidate that the preview shows. */
  readonly active: string | undefined;
}

/** Height of a row that is not measured yet, in pixels. */
const ROW_HEIGHT = 150;

const idOf = ({ candidateId }: FoundCandidate): string => candidateId;

/** The found candidates, as a list that grows by pages. The loaded ones stay when the next page fails. */
export const CandidateResults = observer(function CandidateResults(props: CandidateResultsProps): JSX.Element {
  const { store, terms, onSearch, onActive, active } = props;
  const t = useT('candidate');
  const { results, isCurrent, shown = terms, facets } = store;
  const matches = useMatches(shown, store.knownFacets);
  const row = useCallback(
    (candidate: FoundCandidate) => (
      <CandidateRow
        candidate={candidate}
        to={href(candidateRoutes.detail, { id: candidate.candidateId }, { ...shown })}
        searchText={shown.q}
        matches={matches(candidate)}
        isChosen={candidate.candidateId === active}
      />
    ),
    [shown, matches, active],
  );
  const point = usePointedRow((index) => {
    const candidate = results.items[index];
    if (candidate !== undefined) onActive(candidate);
  });
  if (!isCurrent && results.status === 'failed') {
    return (
      <ErrorNote title={t('candidates.search.failed')} reason={t('candidates.search.failedHelp')} onRetry={() => void store.retry()} />
    );
  }
  if (results.isEmpty && isCurrent) return <NoCandidates store={store} terms={terms} onSearch={onSearch} />;
  if (results.items.length === 0) return <Skeleton of="rows" count={8} />;
  const total = isCurrent && facets.status === 'ready' && facets.value?.more === false ? facets.value.count : undefined;
  // A search by relevance ends after the candidates that were ranked.
  const isCut = facets.value?.more === true && shown.q !== undefined && shown.sort !== 'newest';
  return (
    <div className={isCurrent ? undefined : 'results__list--old'} onPointerOver={point}>
      <VirtualLedger
        label={t('candidates.search.results')}
        rows={results.items}
        rowId={idOf}
        row={row}
        paging={results}
        estimate={ROW_HEIGHT}
        onActive={onActive}
        {...(total === undefined ? {} : { total })}
      />
      {isCurrent && !results.hasMore && results.status === 'ready' && (
        <p className="muted">{t(isCut ? 'candidates.search.ranked' : 'candidates.search.end', { count: results.items.length })}</p>
      )}
    </div>
  );
});
