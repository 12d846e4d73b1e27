import { useCountryName } from '#core/client/i18n/use-countries.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useListSource } from '#core/client/ui/picker/use-list-source.ts';
import { usePickerNames } from '#core/client/ui/picker/use-picker-names.ts';
import { valuesIn } from '#core/contract/value-params.ts';
import { offeredList } from '#plugins/admin-masters/contract/offered-list.ts';
import type { CandidateFacets } from '../../../contract/candidate-search-schemas.ts';
import { useProfileWords } from '../../fields/profile-words.ts';
import { useCategoryNames } from '../../fields/use-category-source.ts';
import { type CandidateChoice, type CandidateTerms, languageOf, levelOf } from './candidate-search.ts';

/** The terms of a search, and what can be chosen. */
export interface KnownSearch {
  readonly terms: CandidateTerms;
  readonly facets: CandidateFacets | undefined;
}

/** Returns the text of a chosen value, for a chip or an option. Call it in an observer, because some names load later. */
export function useChoiceText({ terms, facets }: KnownSearch): (choice: CandidateChoice) => string {
  const t = useT('candidate');
  const jobs = useT('jobs');
  const { language } = useProfileWords();
  const countryName = useCountryName();
  const categories = new Set([...(facets?.category.map(({ value }) => value) ?? []), ...valuesIn(terms.category)]);
  const categoryName = useCategoryNames([...categories]);
  const skillName = useSkillNames(terms, facets);
  const spoken = (value: string): string => {
    const [name, level] = [language(languageOf(value)), levelOf(value)];
    if (level === 'a1') return name;
    if (level === 'native') return t('candidates.search.languageNative', { language: name });
    return t('candidates.search.languageFrom', { language: name, level: level.toUpperCase() });
  };
  const texts: { readonly [Filter in CandidateChoice['filter']]: (value: string) => string } = {
    q: (words) => words,
    town: (name) => name,
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
  return ({ filter, value }) => texts[filter](value);
}

/**
 * Returns the name of a skill by its key. The names come with what can be chosen; those of other chosen skills are asked for. A skill that a
 * candidate typed is its own name.
 */
function useSkillNames({ skills }: CandidateTerms, facets: CandidateFacets | undefined): (key: string) => string {
  const known = new Map(facets?.skills.flatMap(({ value, name }) => (name === null ? [] : [[value, name] as const])));
  const missing = valuesIn(skills).filter((key) => !key.startsWith('~') && !known.has(key));
  const source = useListSource(offeredList('skills'), { nameOf: () => undefined });
  const { nameOf } = usePickerNames(source, missing);
  return (key) => known.get(key) ?? (key.startsWith('~') ? key.slice(1).replaceAll('_', ' ') : nameOf(key));
}
