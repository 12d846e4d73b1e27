import { useService } from '#core/client/di/use-service.ts';
import { LanguageStore } from '#core/client/i18n/language-store.ts';
import { useCountryName } from '#core/client/i18n/use-countries.ts';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useLanguageName } from '#core/client/i18n/use-language-name.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import type { ExperienceBand } from '#plugins/jobs/contract/filter-values.ts';
import { FilterNames } from './filter-names.ts';
import { type Choice, type SearchPart, valuesIn } from './search-choices.ts';
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
export function useChoiceText(terms: SearchTerms): (choice: Choice) => string {
  const [t, jobs] = [useT('job-search'), useT('jobs')];
  const names = useService(FilterNames);
  const { current: userLanguage } = useService(LanguageStore);
  const [age, pay] = [useAgeText(), usePayText()];
  const [categoryName, languageName, countryName] = [useCategoryName(), useLanguageName(), useCountryName()];
  return ({ filter, value }) => {
    if (filter === 'employmentType' || filter === 'workMode') return jobs(`${filter}.${value}`);
    if (filter === 'experience') return t(`finding.experience.${value}`, YEARS[value]);
    if (filter === 'postedWithin') return age(Number(value));
    if (filter === 'pay') return pay(terms);
    if (filter === 'language') return languageName(value);
    if (filter === 'country') return countryName(value);
    const known = names.of(filter, value);
    if (filter === 'category') return categoryName({ code: value, name: value, ...known });
    if (known !== undefined) return known.names?.[userLanguage] ?? known.names?.en ?? known.name;
    return filter === 'companies' ? t('finding.company') : wordsOf(value);
  };
}

/** Returns the text of a part of the search: the typed words, or all values of a filter. */
export function usePartText(terms: SearchTerms): (part: SearchPart) => string {
  const format = useFormat();
  const text = useChoiceText(terms);
  return (part) =>
    part === 'q' || part === 'where'
      ? (terms[part] ?? '')
      : format.list(valuesIn(terms, part).map((value) => text({ filter: part, value })));
}

/** Returns the text for an age of postings in days. */
export function useAgeText(): (days: number) => string {
  const t = useT('job-search');
  return (days) => (days === 1 ? t('search.lastHours', { count: 24 }) : t('search.lastDays', { count: days }));
}

/** A skill that an employer typed is its own name. The key of a row of master data is similar to its name. */
function wordsOf(skill: string): string {
  return skill.replace(/^~/, '').replaceAll('_', ' ');
}
