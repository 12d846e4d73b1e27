import { observer } from 'mobx-react-lite';
import type { JSX, ReactNode } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { ChosenFilters } from '#core/client/ui/facets/ChosenFilters.tsx';
import type { CandidateQuery } from '../../../contract/candidate-search.ts';
import { choicesIn, type OnSearch, withoutChoice, withoutFilters } from './candidate-choices.ts';
import type { CandidateSearchStore } from './candidate-search-store.ts';
import { useChoiceTexts } from './use-choice-text.ts';

interface ChosenCandidateFiltersProps {
  readonly store: CandidateSearchStore;
  readonly terms: CandidateQuery;
  readonly onSearch: OnSearch;
  /** The button that opens the filters when the page has no column for them. */
  readonly filters: ReactNode;
}

/** The chosen values of the filters of the search for candidates. */
export const ChosenCandidateFilters = observer(function ChosenCandidateFilters(props: ChosenCandidateFiltersProps): JSX.Element {
  const { store, terms, onSearch, filters } = props;
  const t = useT('candidate');
  const texts = useChoiceTexts(terms, store.knownFacets);
  const chosen = choicesIn(terms).map((choice) => ({
    key: `${choice.filter} ${choice.value}`,
    label: texts.of(choice),
    onRemove: () => onSearch((latest) => withoutChoice(latest, choice)),
  }));
  return <ChosenFilters chosen={chosen} filters={filters} clear={t('candidates.search.clear')} onClear={() => onSearch(withoutFilters)} />;
});
