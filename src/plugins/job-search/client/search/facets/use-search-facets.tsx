import { useT } from '#core/client/i18n/use-t.ts';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import type { Facet } from '#core/client/ui/facets/facet.ts';
import { facetOptions, MOST_FACET_VALUES } from '#core/client/ui/facets/facet-options.ts';
import { EXPERIENCE_BANDS, filterValues } from '#plugins/jobs/contract/filter-values.ts';
import { EMPLOYMENT_TYPES, WORK_MODES } from '#plugins/jobs/contract/job.ts';
import type { JobFacets } from '../../../contract/search-schemas.ts';
import type { OnSearch } from '../on-search.ts';
import { withSameChanges } from '../search-choices.ts';
import { AGES, changed, type SearchTerms, type ValuesFilter } from '../search-terms.ts';
import { useAgeText, useChoiceText } from '../use-filter-text.ts';
import { MoreSkills } from './MoreSkills.tsx';
import { PayChart } from './PayChart.tsx';
import { PayCurrency } from './PayCurrency.tsx';
import { payTerms } from './pay-range.ts';

/** What the filters show. */
export interface ShownFacets {
  readonly terms: SearchTerms;
  /** `undefined` while they are not known. */
  readonly facets: JobFacets | undefined;
  readonly haveFailed: boolean;
}

interface SearchFacetsInput {
  readonly shown: ShownFacets;
  readonly onSearch: OnSearch;
  /** Loads the facets again. */
  readonly onRetry: () => void;
}

/** The filters of the search. Those with fixed values come first, so that they keep their places while the others load. */
export function useSearchFacets({ shown: { terms, facets, haveFailed }, onSearch, onRetry }: SearchFacetsInput): readonly Facet[] {
  const t = useT('job-search');
  const textOf = useChoiceText(terms);
  const age = useAgeText();

  const checks = (filter: ValuesFilter & keyof JobFacets, title: string, fixed?: readonly string[]): Facet => {
    const chosen = filterValues(terms[filter]);
    return {
      kind: 'checks',
      id: filter,
      title,
      options: facetOptions(facets?.[filter], chosen, fixed).map((option) => ({
        ...option,
        label: textOf({ filter, value: option.value }),
      })),
      chosen,
      onChange: (values) => onSearch((latest) => withSameChanges(latest, filter, { before: chosen, after: values })),
      end: filter === 'skills' && facets !== undefined && facets.skills.values.length >= MOST_FACET_VALUES && (
        <MoreSkills terms={terms} onSearch={onSearch} />
      ),
    };
  };
  const currency = terms.currency ?? facets?.pay?.currency;
  const range = {
    ...(terms.minSalary !== undefined && { from: terms.minSalary }),
    ...(terms.maxSalary !== undefined && { to: terms.maxSalary }),
  };
  const setPay = (to: typeof range): void => onSearch((latest) => payTerms(latest, to, currency));
  const failed = haveFailed && <ErrorNote title={t('finding.facetsFailed')} onRetry={onRetry} />;
  const pay: Facet = {
    kind: 'range',
    id: 'pay',
    title: t('finding.pay'),
    range,
    onChange: setPay,
    lead: failed || <PayChart pay={facets?.pay} range={range} onChange={setPay} />,
    end: <PayCurrency currency={currency} onChange={(chosen) => onSearch((latest) => changed(latest, { currency: chosen }))} />,
  };
  const ages = AGES.map(String);
  const posted: Facet = {
    kind: 'radios',
    id: 'postedWithin',
    title: t('search.posted'),
    options: [
      { value: '', label: t('search.anyTime') },
      ...facetOptions(facets?.postedWithin, [], ages).map((option) => ({ ...option, label: age(Number(option.value)) })),
    ],
    chosen: String(terms.postedWithin ?? ''),
    onChange: (days) => onSearch((latest) => changed(latest, { postedWithin: Number(days) || undefined })),
  };
  const groups = [
    pay,
    checks('employmentType', t('search.employmentType'), EMPLOYMENT_TYPES),
    checks('workMode', t('search.workMode'), WORK_MODES),
    posted,
    checks('experience', t('finding.experienceTitle'), EXPERIENCE_BANDS),
    checks('category', t('search.category')),
    checks('skills', t('finding.skills')),
    checks('companies', t('finding.company')),
    checks('language', t('finding.language')),
  ];
  return groups.filter((group) => group.kind === 'range' || group.options.length > 0);
}
