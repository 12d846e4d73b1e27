import { observer } from 'mobx-react-lite';
import { type JSX, type ReactNode, useRef } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { Chip } from '#core/client/ui/chip/Chip.tsx';
import type { JobCategory } from '../../contract/job.ts';
import { FILTERS, type SearchTerm, type SearchTerms } from './search-terms.ts';
import { useTermText } from './use-term-text.ts';

interface ChosenFiltersProps {
  readonly terms: SearchTerms;
  readonly categories: readonly JobCategory[];
  readonly onSearch: (terms: SearchTerms) => void;
  /** The button that opens the filters when the page has no column for them. */
  readonly filters: ReactNode;
}

/** The active filters, each with a button to remove it. */
export const ChosenFilters = observer(function ChosenFilters({ terms, categories, onSearch, filters }: ChosenFiltersProps): JSX.Element {
  const t = useT('jobs');
  const textOf = useTermText(categories);
  const root = useRef<HTMLDivElement>(null);
  const chosen = FILTERS.filter((term) => terms[term] !== undefined);
  const remove = (term: SearchTerm): void => {
    // The focused chip disappears, so the focus moves to the next chip, or to the heading of the results.
    const others = [...(root.current?.querySelectorAll<HTMLElement>('.chip button') ?? [])].filter(
      (button) => button !== document.activeElement,
    );
    const heading = root.current?.closest('section')?.querySelector<HTMLElement>('h2');
    (chosen.length > 1 ? others[0] : heading)?.focus();
    onSearch({ ...terms, [term]: undefined });
  };
  const clear = (): void => {
    root.current?.closest('section')?.querySelector<HTMLElement>('h2')?.focus();
    onSearch({ q: terms.q, where: terms.where });
  };
  return (
    <div className="chosen" ref={root}>
      {filters}
      {chosen.map((term) => (
        <Chip key={term} label={textOf(term, terms)} onRemove={() => remove(term)} />
      ))}
      {chosen.length > 0 && (
        <Button variant="quiet" size="s" onClick={clear}>
          {t('search.clear')}
        </Button>
      )}
    </div>
  );
});
