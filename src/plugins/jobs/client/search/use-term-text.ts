import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import type { JobCategory } from '../../contract/job.ts';
import { useCategoryName } from '../posting/use-category-name.ts';
import type { SearchTerm, SearchTerms } from './search-terms.ts';

/** Returns the text of a search term for a chip or a sentence. */
export function useTermText(categories: readonly JobCategory[]): (term: SearchTerm, terms: SearchTerms) => string {
  const t = useT('jobs');
  const format = useFormat();
  const age = useAgeText();
  const categoryName = useCategoryName();
  return (term, terms) => {
    const { employmentType, workMode, postedWithin, minSalary, category } = terms;
    if (term === 'employmentType' && employmentType) return t(`employmentType.${employmentType}`);
    if (term === 'workMode' && workMode) return t(`workMode.${workMode}`);
    if (term === 'postedWithin' && postedWithin) return age(postedWithin);
    if (term === 'minSalary' && minSalary) return t('search.payFrom', { amount: format.number(minSalary) });
    if (term === 'category')
      return categoryName(categories.find(({ code }) => code === category) ?? { code: String(category), name: String(category) });
    return String(terms[term] ?? '');
  };
}

/** Returns the text for an age of postings in days. */
export function useAgeText(): (days: number) => string {
  const t = useT('jobs');
  return (days) => (days === 1 ? t('search.lastHours', { count: 24 }) : t('search.lastDays', { count: days }));
}
