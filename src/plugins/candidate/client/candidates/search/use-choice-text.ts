import { useCountryName } from '#core/client/i18n/use-countries.ts';
import { useFormat } from '#core/client/i18n/use-format.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { filterValues } from '#plugins/jobs/contract/filter-values.ts';
import type { CandidateQuery } from '../../../contract/candidate-search.ts';
import type { CandidateFacets } from '../../../contract/candidate-search-schemas.ts';
import { useProfileWords } from '../../fields/profile-words.ts';
import { useCategoryNames } from '../../fields/use-category-source.ts';
import { type Choice, type SearchPart, valuesIn } from './candidate-choices.ts';
import { languageOf, levelOf } from './candidate-terms.ts';
import { useSkillNames } from './use-skill-names.ts';

/** The names of what a search can ask for. */
export interface ChoiceTexts {
  /** The text of a chosen value, for a chip or an option. */
  readonly of: (choice: Choice) => string;
  readonly language: (code: string) => string;
  /** The text of a part of the search: the typed words, or all values of a filter. */
  readonly part: (part: SearchPart) => string;
}

/** The texts of the values of a search. Call it in an observer, because some names load later. */
export function useChoiceTexts(terms: CandidateQuery, facets: CandidateFacets | undefined): ChoiceTexts {
  const t = useT('candidate');
  const jobs = useT('jobs');
  const format = useFormat();
  const { language } = useProfileWords();
  const countryName = useCountryName();
  const categories = new Set([...(facets?.category.map(({ value }) => value) ?? []), ...filterValues(terms.category)]);
  const categoryName = useCategoryNames([...categories]);
  const skillName = useSkillNames(terms, facets);
  const spoken = (value: string): string => {
    const [name, level] = [language(languageOf(value)), levelOf(value)];
    if (level === 'a1') return name;
    if (level === 'native') return t('candidates.search.languageNative', { language: name });
    return t('candidates.search.languageFrom', { language: name, level: level.toUpperCase() });
  };
  const texts: { readonly [Filter in Choice['filter']]: (value: string) => string } = {
    skills: skillName,
    languages: spoken,
    country: countryName,
    category: categoryName,
    type: (value) => jobs(`employmentType.${value}`),
    mode: (value) => jobs(`workMode.${value}`),
    minYears: (value) => t('candidates.search.fromYears', { count: Number(value) }),
    startWithin: (value) =>
      value === '0' ? t('candidates.search.startNow') : t('candidates.search.startWithin', { count: Number(value) }),
  };
  const of = ({ filter, value }: Choice): string => texts[filter](value);
  return {
    of,
    language,
    part: (part) =>
      part === 'q' || part === 'town'
        ? (terms[part] ?? '')
        : format.series(valuesIn(terms, part).map((value) => of({ filter: part, value }))),
  };
}
