import { observer } from 'mobx-react-lite';
import type { JSX, ReactNode } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { ChosenFilters } from '#core/client/ui/facets/ChosenFilters.tsx';
import type { OnSearch } from './on-search.ts';
import { choicesIn, withoutChoice, withoutFilters } from './search-choices.ts';
import type { SearchTerms } from './search-terms.ts';
import { useChoiceText } from './use-filter-text.ts';

interface ChosenJobFiltersProps {
  readonly terms: SearchTerms;
  readonly onSearch: OnSearch;
  /** The button that opens the filters when the page has no column for them. */
  readonly filters: ReactNode;
}

/** The chosen values of the filters of the job search. */
export const ChosenJobFilters = observer(function ChosenJobFilters({ terms, onSearch, filters }: ChosenJobFiltersProps): JSX.Element {
  const t = useT('job-search');
  const textOf = useChoiceText(terms);
  const chosen = choicesIn(terms).map((choice) => ({
    key: `${choice.filter} ${choice.value}`,
    label: textOf(choice),
    onRemove: () => onSearch((latest) => withoutChoice(latest, choice)),
  }));
  return <ChosenFilters chosen={chosen} filters={filters} clear={t('search.clear')} onClear={() => onSearch(withoutFilters)} />;
});
