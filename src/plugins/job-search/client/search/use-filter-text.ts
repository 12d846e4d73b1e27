import { useService } from '#core/client/di/use-service.ts';
import { LanguageStore } from '#core/client/i18n/language-store.ts';
import { useCountryName } from '#core/client/i18n/use-countries.ts';
import { useLanguageName } from '#core/client/i18n/use-language-name.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import type { ExperienceBand } from '#plugins/jobs/contract/filter-values.ts';
import { FilterNames } from './filter-names.ts';
import type { JobChoice } from './job-search.ts';
import type { SearchTerms } from './search-terms.ts';
import { useCategoryName } from './use-category-name.ts';
import { usePayText } from './use-pay-text.ts';

/** The years of each band of experience, from its contract. */
const YEARS: Readonly<Record<string, { readonly from: number; readonly to?: number }>> = {
  some: { from: 1, to: 3 },
  experienced: { from: 4, to: 7 },
  long: { from: 8 },
} satisfies Partial<Record<ExperienceBand, unknown>>;

/** Returns the text of a chosen value, for a chip or a row. Used in observers, because names arrive later. */
export function useChoiceText({ terms }: { readonly terms: SearchTerms }): (choice: JobChoice) => string {
  const [t, jobs] = [useT('job-search'), useT('jobs')];
  const names = useService(FilterNames);
  const { current: userLanguage } = useService(LanguageStore);
  const pay = usePayText();
  const [categoryName, languageName, countryName] = [useCategoryName(), useLanguageName(), useCountryName()];
  return ({ filter, value }) => {
    if (filter === 'q' || filter === 'where') return value;
    if (filter === 'employmentType' || filter === 'workMode') return jobs(`${filter}.${value}`);
    if (filter === 'experience') return t(`finding.experience.${value}`, YEARS[value]);
    if (filter === 'postedWithin')
      return value === '1' ? t('search.lastHours', { count: 24 }) : t('search.lastDays', { count: Number(value) });
    if (filter === 'pay') return pay(terms);
    if (filter === 'language') return languageName(value);
    if (filter === 'country') return countryName(value);
    const known = names.of(filter, value);
    if (filter === 'category') return categoryName({ code: value, name: value, ...known });
    if (known !== undefined) return known.names?.[userLanguage] ?? known.names?.en ?? known.name;
    return filter === 'companies' ? t('finding.company') : wordsOf(value);
  };
}

/** A skill that an employer typed is its own name. The key of a row of master data is similar to its name. */
function wordsOf(skill: string): string {
  return skill.replace(/^~/, '').replaceAll('_', ' ');
}
