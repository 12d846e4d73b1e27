import { useT } from '#core/client/i18n/use-t.ts';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import type { Facet, FacetOption } from '#core/client/ui/facets/facet.ts';
import { facetOptions } from '#core/client/ui/facets/facet-options.ts';
import { filterValues } from '#plugins/jobs/contract/filter-values.ts';
import { EMPLOYMENT_TYPES, WORK_MODES } from '#plugins/jobs/contract/job.ts';
import { type CandidateQuery, START_WITHIN } from '../../../contract/candidate-search.ts';
import type { CandidateFacets } from '../../../contract/candidate-search-schemas.ts';
import { type Filter, type OnSearch, withSameChanges } from './candidate-choices.ts';
import type { CandidateSearchStore } from './candidate-search-store.ts';
import { changed, languageOf, MOST_YEARS, type ValuesFilter } from './candidate-terms.ts';
import { LanguageLevels } from './LanguageLevels.tsx';
import { SkillChoice } from './SkillChoice.tsx';
import { useChoiceTexts } from './use-choice-text.ts';

interface CandidateFacetsInput {
  readonly store: CandidateSearchStore;
  readonly terms: CandidateQuery;
  readonly onSearch: OnSearch;
}

/** The filters of the search for candidates. Call it in an observer. */
export function useCandidateFacets({ store, terms, onSearch }: CandidateFacetsInput): readonly Facet[] {
  const t = useT('candidate');
  const facets = store.knownFacets;
  const texts = useChoiceTexts(terms, facets);
  const hasFailed = store.facets.error !== undefined;

  const options = (filter: Filter & keyof CandidateFacets, chosen: readonly string[], fixed?: readonly string[]) =>
    facetOptions(facets && { values: facets[filter], more: facets.more }, chosen, fixed);
  const checks = (filter: Exclude<ValuesFilter, 'languages'>, fixed?: readonly string[]): Facet & { readonly kind: 'checks' } => {
    const chosen = filterValues(terms[filter]);
    return {
      kind: 'checks',
      id: filter,
      title: t(`candidates.filter.${filter}`),
      options: options(filter, chosen, fixed).map((option) => ({ ...option, label: texts.of({ filter, value: option.value }) })),
      chosen,
      onChange: (after) => onSearch((latest) => withSameChanges(latest, filter, { before: chosen, after })),
    };
  };
  const skills: Facet = {
    ...checks('skills'),
    lead: hasFailed && <ErrorNote title={t('candidates.search.facetsFailed')} onRetry={() => void store.loadFacets()} />,
    end: <SkillChoice terms={terms} onSearch={onSearch} />,
  };
  const spoken = filterValues(terms.languages);
  const codes = spoken.map(languageOf);
  const languages: Facet = {
    kind: 'checks',
    id: 'languages',
    title: t('candidates.filter.languages'),
    options: options('languages', codes).map((option) => ({ ...option, label: texts.language(option.value) })),
    chosen: codes,
    onChange: (after) =>
      onSearch((latest) => withSameChanges(latest, 'languages', { before: spoken, after: after.map((code) => withLevel(code, spoken)) })),
    end: <LanguageLevels spoken={spoken} onSearch={onSearch} />,
  };
  const years: Facet = {
    kind: 'range',
    id: 'minYears',
    title: t('candidates.filter.minYears'),
    only: 'from',
    help: t('candidates.search.yearsHelp'),
    range: terms.minYears === undefined ? {} : { from: terms.minYears },
    onChange: ({ from }) => onSearch((latest) => changed(latest, { minYears: from && Math.min(from, MOST_YEARS) })),
  };
  const starts: readonly FacetOption[] = options('startWithin', [], START_WITHIN).map((option) => ({
    ...option,
    label: texts.of({ filter: 'startWithin', value: option.value }),
  }));
  const start: Facet = {
    kind: 'radios',
    id: 'startWithin',
    title: t('candidates.filter.startWithin'),
    options: [{ value: '', label: t('candidates.search.startAny') }, ...starts],
    chosen: terms.startWithin ?? '',
    onChange: (days) => onSearch((latest) => changed(latest, { startWithin: START_WITHIN.find((each) => each === days) })),
  };
  const groups = [skills, languages, years, start, checks('type', EMPLOYMENT_TYPES), checks('mode', WORK_MODES), checks('category')];
  return [...groups, checks('country')].filter(({ kind, ...group }) => kind === 'range' || group.id === 'skills' || hasOptions(group));
}

function hasOptions(group: object): boolean {
  return 'options' in group && Array.isArray(group.options) && group.options.length > 0;
}

/** A language with the level that was chosen for it, or with any level. */
function withLevel(code: string, spoken: readonly string[]): string {
  return spoken.find((value) => languageOf(value) === code) ?? `${code}:a1`;
}
