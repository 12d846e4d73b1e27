import { useT } from '#core/client/i18n/use-t.ts';
import { checksOf, radiosOf } from '#core/client/search/facet-of-terms.ts';
import type { FacetsInput } from '#core/client/search/search-parts.ts';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import type { ChecksFacet, Facet } from '#core/client/ui/facets/facet.ts';
import { facetOptions } from '#core/client/ui/facets/facet-options.ts';
import { EMPLOYMENT_TYPES, WORK_MODES } from '#plugins/jobs/contract/job.ts';
import { START_WITHIN } from '../../../contract/candidate-search.ts';
import type { CandidateFacets } from '../../../contract/candidate-search-schemas.ts';
import { useProfileWords } from '../../fields/profile-words.ts';
import { type CandidateTerms, candidateTerms, languageOf, MOST_YEARS, type ValuesFilter } from './candidate-search.ts';
import { LanguageLevels } from './LanguageLevels.tsx';
import { SkillChoice } from './SkillChoice.tsx';
import { useChoiceText } from './use-choice-text.ts';

/** The filters of the search for candidates. Call it in an observer. */
export function useCandidateFacets(shown: FacetsInput<CandidateTerms, CandidateFacets>): readonly Facet[] {
  const { terms, facets, haveFailed, onSearch, onRetry } = shown;
  const t = useT('candidate');
  const textOf = useChoiceText(shown);
  const { language } = useProfileWords();
  const input = { rules: candidateTerms, terms, onSearch };

  const options = (filter: Exclude<keyof CandidateFacets, 'count' | 'more'>, chosen: readonly string[], fixed?: readonly string[]) =>
    facetOptions(facets && { values: facets[filter], more: facets.more }, chosen, fixed);
  const checks = (filter: ValuesFilter, fixed?: readonly string[]): ChecksFacet =>
    checksOf(input, filter, {
      title: t(`candidates.filter.${filter}`),
      options: options(filter, candidateTerms.valuesIn(terms, filter), fixed),
      labelOf: (value) => textOf({ filter, value }),
    });
  const skills: Facet = {
    ...checks('skills'),
    lead: haveFailed && <ErrorNote title={t('candidates.search.facetsFailed')} onRetry={onRetry} />,
    end: <SkillChoice terms={terms} onSearch={onSearch} />,
  };
  const spoken = candidateTerms.valuesIn(terms, 'languages');
  const codes = spoken.map(languageOf);
  const languages: ChecksFacet = {
    ...checks('languages'),
    options: options('languages', codes).map((option) => ({ ...option, label: language(option.value) })),
    chosen: codes,
    onChange: (after) =>
      onSearch((latest) =>
        candidateTerms.withSameChanges(latest, 'languages', { before: spoken, after: after.map((code) => withLevel(code, spoken)) }),
      ),
    end: <LanguageLevels spoken={spoken} onSearch={onSearch} />,
  };
  const years: Facet = {
    kind: 'range',
    id: 'minYears',
    title: t('candidates.filter.minYears'),
    only: 'from',
    help: t('candidates.search.yearsHelp'),
    range: terms.minYears === undefined ? {} : { from: terms.minYears },
    onChange: ({ from }) => onSearch((latest) => candidateTerms.changed(latest, { minYears: from && Math.min(from, MOST_YEARS) })),
  };
  const start = radiosOf(input, 'startWithin', {
    title: t('candidates.filter.startWithin'),
    any: t('candidates.search.startAny'),
    options: options('startWithin', [], START_WITHIN),
    labelOf: (value) => textOf({ filter: 'startWithin', value }),
  });
  const groups = [
    languages,
    years,
    start,
    checks('type', EMPLOYMENT_TYPES),
    checks('mode', WORK_MODES),
    checks('category'),
    checks('country'),
  ];
  return [skills, ...groups.filter((group) => group.kind === 'range' || group.options.length > 0)];
}

/** A language with the level that was chosen for it, or with any level. */
function withLevel(code: string, spoken: readonly string[]): string {
  return spoken.find((value) => languageOf(value) === code) ?? `${code}:a1`;
}
