import { useService } from '#core/client/di/use-service.ts';
import { minorUnitsOf } from '#core/client/i18n/amount-text.ts';
import { LanguageStore } from '#core/client/i18n/language-store.ts';
import { useCountryName } from '#core/client/i18n/use-countries.ts';
import { useDistanceText } from '#core/client/i18n/use-distance-text.ts';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useLanguageName } from '#core/client/i18n/use-language-name.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import type { ExperienceBand } from '#plugins/jobs/contract/filter-values.ts';
import { RADIUS } from '#plugins/places/contract/place.ts';
import { FilterNames } from './filter-names.ts';
import type { JobChoice, SearchTerms } from './job-search.ts';
import { useCategoryName } from './use-category-name.ts';

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
  const distance = useDistanceText();
  const [categoryName, languageName, countryName] = [useCategoryName(), useLanguageName(), useCountryName()];
  return ({ filter, value }) => {
    if (filter === 'q' || filter === 'where') return value;
    if (filter === 'employmentType' || filter === 'workMode') return jobs(`${filter}.${value}`);
    if (filter === 'experience') return t(`finding.experience.${value}`, YEARS[value]);
    if (filter === 'postedWithin')
      return value === '1' ? t('search.lastHours', { count: 24 }) : t('search.lastDays', { count: Number(value) });
    if (filter === 'pay') return pay(terms);
    if (filter === 'distance') {
      const values = { distance: distance(terms.radius ?? RADIUS.usual), place: terms.where ?? '' };
      return terms.remote === true ? t('finding.withinOrRemote', values) : t('finding.within', values);
    }
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

type PayTerms = Pick<SearchTerms, 'minSalary' | 'maxSalary' | 'currency'>;

/** Returns the text of an amount in whole units. Without a currency it is a number. */
export function useAmountText(): (amount: number, currency: string | undefined) => string {
  const format = useFormat();
  return (amount, currency) => {
    if (currency === undefined) return format.number(amount);
    return format.money(minorUnitsOf(String(amount), currency) ?? 0, currency);
  };
}

/** Returns the text of the lowest and the highest pay of a search. */
function usePayText(): (terms: PayTerms) => string {
  const t = useT('job-search');
  const amount = useAmountText();
  return ({ minSalary, maxSalary, currency }) => {
    const [from, to] = [minSalary, maxSalary].map((pay) => (pay === undefined ? undefined : amount(pay, currency)));
    if (from === undefined) return t('finding.payUpTo', { to: to ?? '' });
    return to === undefined ? t('search.payFrom', { amount: from }) : t('finding.payBetween', { from, to });
  };
}
