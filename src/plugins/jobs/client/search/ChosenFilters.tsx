import { observer } from 'mobx-react-lite';
import { type JSX, type ReactNode, useRef } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { Chip } from '#core/client/ui/chip/Chip.tsx';
import type { OnSearch } from './on-search.ts';
import { type Choice, choicesIn, withoutChoice, withoutFilters } from './search-choices.ts';
import type { SearchTerms } from './search-terms.ts';
import { useChoiceText } from './use-filter-text.ts';

interface ChosenFiltersProps {
  readonly terms: SearchTerms;
  readonly onSearch: OnSearch;
  /** The button that opens the filters when the page has no column for them. */
  readonly filters: ReactNode;
}

/** The chosen values of the filters, each with a button to remove it. */
export const ChosenFilters = observer(function ChosenFilters({ terms, onSearch, filters }: ChosenFiltersProps): JSX.Element {
  const t = useT('jobs');
  const textOf = useChoiceText(terms);
  const root = useRef<HTMLDivElement>(null);
  const chosen = choicesIn(terms);
  const remove = (choice: Choice): void => {
    // The focused chip disappears, so the focus moves to the next chip, or to the heading of the results.
    const others = [...(root.current?.querySelectorAll<HTMLElement>('.chip button') ?? [])].filter(
      (button) => button !== document.activeElement,
    );
    const heading = root.current?.closest('section')?.querySelector<HTMLElement>('h2');
    (chosen.length > 1 ? others[0] : heading)?.focus();
    onSearch((latest) => withoutChoice(latest, choice));
  };
  const clear = (): void => {
    root.current?.closest('section')?.querySelector<HTMLElement>('h2')?.focus();
    onSearch(withoutFilters);
  };
  return (
    <div className="chosen" ref={root}>
      {filters}
      {chosen.map((choice) => (
        <Chip key={`${choice.filter} ${choice.value}`} label={textOf(choice)} onRemove={() => remove(choice)} />
      ))}
      {chosen.length > 0 && (
        <Button variant="quiet" size="s" onClick={clear}>
          {t('search.clear')}
        </Button>
      )}
    </div>
  );
});
