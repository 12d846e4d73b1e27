import { observer } from 'mobx-react-lite';
import { type JSX, type ReactNode, useRef } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { Chip } from '#core/client/ui/chip/Chip.tsx';
import { Facets } from '#core/client/ui/facets/Facets.tsx';
import type { Facet, FacetOption } from '#core/client/ui/facets/facet.ts';
import { EMPLOYMENT_TYPES, type JobCategory, WORK_MODES } from '../../contract/job.ts';
import { useCategoryName } from '../posting/use-category-name.ts';
import type { JobSearchStore } from './job-search-store.ts';
import { AGES, countFilters, FILTERS, type SearchTerm, type SearchTerms } from './search-terms.ts';
import { useAgeText, useTermText } from './use-term-text.ts';

interface SearchFacetsProps {
  readonly store: JobSearchStore;
  readonly terms: SearchTerms;
  readonly onSearch: (terms: SearchTerms) => void;
}

/** The filters of the job search and, on small screens, the button that shows the results. */
export const SearchFacets = observer(function SearchFacets({ store, terms, onSearch }: SearchFacetsProps): JSX.Element {
  const t = useT('jobs');
  const groups = useFacets({ store, terms, onSearch });
  const { value, status } = store.count;
  const known = status === 'ready' ? value : undefined;
  const show = known?.more ? t('search.showMore', { count: known.count }) : known && t('search.show', { count: known.count });
  return (
    <Facets
      groups={groups}
      chosen={countFilters(terms)}
      onClear={() => onSearch({ q: terms.q, where: terms.where })}
      action={show ?? t('search.showAny')}
    />
  );
});

/** The filters of the job search. Each filter takes one value. Only categories show counts. */
function useFacets({ store, terms, onSearch }: SearchFacetsProps): readonly Facet[] {
  const t = useT('jobs');
  const age = useAgeText();
  const nameOf = useCategoryName();
  const set = (term: SearchTerm, value: string | number | undefined): void => onSearch({ ...terms, [term]: value });
  const radios = (id: SearchTerm, title: string, any: string, options: readonly FacetOption[]): Facet => ({
    kind: 'radios',
    id,
    title,
    options: [{ value: '', label: any }, ...options],
    chosen: String(terms[id] ?? ''),
    onChange: (value) => set(id, id === 'postedWithin' ? Number(value) || undefined : value || undefined),
  });
  const { minSalary } = terms;
  return [
    radios(
      'employmentType',
      t('search.employmentType'),
      t('search.anyEmploymentType'),
      EMPLOYMENT_TYPES.map((value) => ({ value, label: t(`employmentType.${value}`) })),
    ),
    radios(
      'workMode',
      t('search.workMode'),
      t('search.anyWorkMode'),
      WORK_MODES.map((value) => ({ value, label: t(`workMode.${value}`) })),
    ),
    radios(
      'postedWithin',
      t('search.posted'),
      t('search.anyTime'),
      AGES.map((days) => ({ value: String(days), label: age(days) })),
    ),
    {
      kind: 'range',
      id: 'minSalary',
      title: t('search.minSalary'),
      only: 'from',
      range: minSalary === undefined ? {} : { from: minSalary },
      onChange: ({ from }) => set('minSalary', from !== undefined && from > 0 ? from : undefined),
    },
    radios(
      'category',
      t('search.category'),
      t('search.anyCategory'),
      categoryOptions(store.categories.value ?? [], terms.category, nameOf),
    ),
  ];
}

/** The categories with postings, largest first. The chosen category is always included. */
function categoryOptions(
  categories: readonly JobCategory[],
  chosen: string | undefined,
  nameOf: (category: JobCategory) => string,
): readonly FacetOption[] {
  return categories
    .filter(({ code, jobs }) => jobs > 0 || code === chosen)
    .toSorted((a, b) => b.jobs - a.jobs)
    .map((category) => ({ value: category.code, label: nameOf(category), count: category.jobs }));
}

interface ChosenFiltersProps extends SearchFacetsProps {
  /** The button that opens the filters when the page has no column for them. */
  readonly filters: ReactNode;
}

/** The active filters, each with a button to remove it. */
export const ChosenFilters = observer(function ChosenFilters({ store, terms, onSearch, filters }: ChosenFiltersProps): JSX.Element {
  const t = useT('jobs');
  const textOf = useTermText(store.categories.value ?? []);
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
