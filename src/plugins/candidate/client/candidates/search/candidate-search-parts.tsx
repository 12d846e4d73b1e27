import { useCallback } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { SearchFacetPanel } from '#core/client/search/SearchFacetPanel.tsx';
import type { SearchPartsOf, SearchWords, ShownRows } from '#core/client/search/search-parts.ts';
import { href } from '#core/contract/route-ref.ts';
import type { FoundCandidate } from '../../../contract/candidate-search-schemas.ts';
import { candidateRoutes } from '../../../contract/routes.ts';
import { CandidatePreview } from './CandidatePreview.tsx';
import { CandidateRow } from './CandidateRow.tsx';
import type { ShownCandidates } from './candidate-search.ts';
import { useCandidateFacets } from './use-candidate-facets.tsx';
import { useChoiceText } from './use-choice-text.ts';
import { useMatches } from './use-matches.ts';

/** Height of a row that is not measured yet, in pixels. */
const ROW_HEIGHT = 150;

/** The parts of the page of the search. */
export const candidateSearchParts: SearchPartsOf<ShownCandidates> = {
  plugin: 'candidate',
  useWords,
  useChoiceText,
  useRows,
  facets: (shown, headingLevel) => <SearchFacetPanel shown={shown} useFacets={useCandidateFacets} headingLevel={headingLevel} />,
  preview: (candidate, terms) => <CandidatePreview candidate={candidate} terms={terms} />,
};

function useWords(): SearchWords {
  const t = useT('candidate');
  return (word, values) => t(`candidates.search.${word}`, values);
}

function useRows({ store, terms }: ShownCandidates, activeId: string | undefined): ShownRows<FoundCandidate> {
  const t = useT('candidate');
  const { results, shown = terms, found, knownFacets: facets } = store;
  const matches = useMatches({ terms: shown, facets });
  const row = useCallback(
    (candidate: FoundCandidate) => (
      <CandidateRow
        candidate={candidate}
        to={href(candidateRoutes.detail, { id: candidate.candidateId }, { ...shown })}
        searchText={shown.q}
        matches={matches(candidate)}
        isChosen={candidate.candidateId === activeId}
      />
    ),
    [shown, matches, activeId],
  );
  // A search by relevance ends after the candidates that were ranked.
  const isCut = found?.more === true && shown.q !== undefined && shown.sort !== 'newest';
  return { row, estimate: ROW_HEIGHT, end: isCut ? t('candidates.search.ranked', { count: results.items.length }) : undefined };
}
