import { shownAmount } from '#core/client/i18n/amount-text.ts';
import { dayInWords } from '#core/client/i18n/day-words.ts';
import { useCountryName } from '#core/client/i18n/use-countries.ts';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useLanguageName } from '#core/client/i18n/use-language-name.ts';
import { useLocale } from '#core/client/i18n/use-locale.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { textOf } from '#core/contract/rich-text-plain.ts';
import { useMasterNames } from '../use-master-names.ts';
import type { PostingField, PostingValues } from './posting-values.ts';

/** Longer texts are cut, because only their difference counts. */
const MOST_CHARACTERS = 400;

/** Returns a function that says in words what a field holds. `versions` are all values that it is asked about. */
export function useFieldWords(versions: readonly PostingValues[]): (values: PostingValues, field: PostingField) => string {
  const t = useT('jobs');
  const locale = useLocale();
  const format = useFormat();
  const countryName = useCountryName();
  const languageName = useLanguageName();
  const benefitName = useMasterNames('benefits', [...new Set(versions.flatMap(({ benefits }) => benefits))]);
  const levels = versions.map(({ educationLevel }) => educationLevel).filter((code) => code !== '');
  const educationName = useMasterNames('education-levels', [...new Set(levels)]);
  const categories = versions.map(({ category }) => category).filter((code) => code !== '');
  const categoryName = useMasterNames('job-categories', [...new Set(categories)]);
  return (values, field) => {
    switch (field) {
      case 'description':
        return textOf(values.description).slice(0, MOST_CHARACTERS);
      case 'language':
        return values.language && languageName(values.language);
      case 'employmentType':
        return values.employmentType && t(`employmentType.${values.employmentType}`);
      case 'category':
        return values.category && t(`category.${values.category}`, { defaultValue: categoryName(values.category) });
      case 'skills':
        return format.series(values.skills.map(({ name, must }) => t(must ? 'form.skillMust' : 'form.skillNice', { skill: name })));
      case 'languages':
        return format.series(
          values.languages.map(({ code, level }) => t('view.languageLevel', { language: languageName(code), level: level.toUpperCase() })),
        );
      case 'educationLevel':
        return values.educationLevel && educationName(values.educationLevel);
      case 'workMode':
        return values.workMode && t(`workMode.${values.workMode}`);
      case 'country':
        return values.country && countryName(values.country);
      case 'places':
        return format.series(values.places.map(({ location, country }) => location || (country && countryName(country))));
      case 'applicantCountries':
        return format.series(values.applicantCountries.map(countryName));
      case 'payMin':
      case 'payMax':
        return shownAmount(values[field], { locale, currency: values.currency });
      case 'period':
        return values.period && t(`period.${values.period}`);
      case 'isGross':
        return values.isGross === '' ? '' : t(`view.${values.isGross}`);
      case 'isNegotiable':
        return t(values.isNegotiable ? 'form.yes' : 'form.no');
      case 'benefits':
        return format.series(values.benefits.map(benefitName));
      case 'startsOn':
      case 'deadline':
        return dayInWords(values[field], locale, 'medium') ?? '';
      default:
        return values[field];
    }
  };
}
