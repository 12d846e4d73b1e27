import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { SearchArt } from '#core/client/ui/art/EmptyListArt.tsx';
import { Button } from '#core/client/ui/Button.tsx';
import { EmptyState } from '#core/client/ui/EmptyState.tsx';
import type { CandidateQuery } from '../../../contract/candidate-search.ts';
import { RESULTS_ID } from './CandidateSearchHead.tsx';
import { type OnSearch, partsIn, type TermsChange, withoutPart } from './candidate-choices.ts';
import type { CandidateSearchStore } from './candidate-search-store.ts';
import { useChoiceTexts } from './use-choice-text.ts';

interface NoCandidatesProps {
  readonly store: CandidateSearchStore;
  readonly terms: CandidateQuery;
  readonly onSearch: OnSearch;
}

/** Shown if a search finds no candidate: suggests parts to leave out, with the number of candidates who match without each part. */
export const NoCandidates = observer(function NoCandidates({ store, terms, onSearch }: NoCandidatesProps): JSX.Element {
  const t = useT('candidate');
  const texts = useChoiceTexts(terms, store.knownFacets);
  const broader = store.broaderSearches.value ?? [];
  const leave = (change: TermsChange): void => {
    // The focused button disappears with this screen.
    document.getElementById(RESULTS_ID)?.focus();
    onSearch(change);
  };
  if (partsIn(terms).length === 0)
    return (
      <EmptyState title={t('candidates.search.noneYet')} art={<SearchArt />}>
        {t('candidates.search.noneYetHelp')}
      </EmptyState>
    );
  return (
    <EmptyState
      title={t('candidates.search.none')}
      art={<SearchArt />}
      action={<Button onClick={() => leave(() => ({}))}>{t('candidates.search.clear')}</Button>}
    >
      {broader.length === 0 ? (
        t('candidates.search.noneHelp')
      ) : (
        <span className="broader">
          {broader.map(({ part, count, more }) => (
            <span key={part} className="row">
              {t(more ? 'candidates.search.withoutMore' : 'candidates.search.without', { term: texts.part(part), count })}
              <Button size="s" onClick={() => leave((latest) => withoutPart(latest, part))}>
                {t('candidates.search.leaveOut')}
              </Button>
            </span>
          ))}
        </span>
      )}
    </EmptyState>
  );
});
