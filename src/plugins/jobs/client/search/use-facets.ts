import { useT } from '#core/client/i18n/use-t.ts';
import type { Facet, FacetOption } from '#core/client/ui/facets/facet.ts';
import { EMPLOYMENT_TYPES, WORK_MODES } from '../../contract/employment-type.ts';
import type { JobCategory } from '../../contract/job.ts';
import { useCategoryName } from '../posting/use-category-name.ts';
import { AGES, type SearchTerm, type SearchTerms } from './search-terms.ts';
import { useAgeText } from './use-term-text.ts';

interface FacetsAsked {
  readonly terms: SearchTerms;
  readonly categories: readonly JobCategory[];
  readonly onSearch: (terms: SearchTerms) => void;
}

/** The filters of the job search. Each filter takes one value. Only categories show counts. */
export function useFacets({ terms, categories, onSearch }: FacetsAsked): readonly Facet[] {
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
    radios('category', t('search.category'), t('search.anyCategory'), categoryOptions(categories, terms.category, nameOf)),
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
