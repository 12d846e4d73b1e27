import { type JSX, useMemo } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { checksOf, radiosOf } from '#core/client/search/facet-of-terms.ts';
import { MoreValues } from '#core/client/search/MoreValues.tsx';
import { SearchFacetPanel } from '#core/client/search/SearchFacetPanel.tsx';
import type { FacetsInput } from '#core/client/search/search-parts.ts';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import type { ChecksFacet, Facet } from '#core/client/ui/facets/facet.ts';
import { facetOptions, MOST_FACET_VALUES } from '#core/client/ui/facets/facet-options.ts';
import { Picker } from '#core/client/ui/picker/Picker.tsx';
import type { PickerSource } from '#core/client/ui/picker/picker-source.ts';
import { useListSource } from '#core/client/ui/picker/use-list-source.ts';
import { offeredList } from '#plugins/admin-masters/contract/offered-list.ts';
import { EXPERIENCE_BANDS } from '#plugins/jobs/contract/filter-values.ts';
import { EMPLOYMENT_TYPES, WORK_MODES } from '#plugins/jobs/contract/job.ts';
import type { JobFacets } from '../../../contract/search-schemas.ts';
import { AGES, type JobSearch, jobTerms, type SearchTerms, type ValuesFilter } from '../../terms/job-search.ts';
import { useChoiceText } from '../../terms/use-filter-text.ts';
import { PayChart } from './PayChart.tsx';
import { payTerms } from './pay-range.ts';
import { useDistanceFacet } from './use-distance-facet.tsx';
import { usePlaceFacet } from './use-place-facet.ts';

interface JobFacetPanelProps {
  readonly shown: JobSearch;
  readonly headingLevel: 2 | 3;
}

/** The filters of the job search. */
export function JobFacetPanel(props: JobFacetPanelProps): JSX.Element {
  return <SearchFacetPanel {...props} useFacets={useJobFacets} />;
}

function useJobFacets({ terms, facets, haveFailed, onSearch, onRetry }: FacetsInput<SearchTerms, JobFacets>): readonly Facet[] {
  const t = useT('job-search');
  const textOf = useChoiceText({ terms });
  const input = { rules: jobTerms, terms, onSearch };

  const checks = (filter: ValuesFilter & keyof JobFacets, title: string, fixed?: readonly string[]): ChecksFacet =>
    checksOf(input, filter, {
      title,
      options: facetOptions(facets?.[filter], jobTerms.valuesIn(terms, filter), fixed),
      labelOf: (value) => textOf({ filter, value }),
    });
  const skills: Facet = {
    ...checks('skills', t('finding.skills')),
    end: facets !== undefined && facets.skills.values.length >= MOST_FACET_VALUES && (
      <MoreValues
        label={t('finding.moreSkills')}
        list={offeredList('skills')}
        chosen={jobTerms.valuesIn(terms, 'skills')}
        onChoose={(skill) => onSearch((latest) => jobTerms.withValue(latest, 'skills', skill))}
      />
    ),
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
    isIdle: facets?.pay === null,
    onChange: setPay,
    lead: failed || <PayChart pay={facets?.pay} range={range} onChange={setPay} />,
    end: <PayCurrency currency={currency} onChange={(chosen) => onSearch((latest) => jobTerms.changed(latest, { currency: chosen }))} />,
  };
  const posted = radiosOf(input, 'postedWithin', {
    title: t('search.posted'),
    any: t('search.anyTime'),
    options: facetOptions(facets?.postedWithin, [], AGES.map(String)),
    labelOf: (value) => textOf({ filter: 'postedWithin', value }),
  });
  const distance = useDistanceFacet({ terms, onSearch });
  const groups = [
    ...distance,
    ...usePlaceFacet({ terms, facets, onSearch }),
    pay,
    checks('employmentType', t('search.employmentType'), EMPLOYMENT_TYPES),
    checks('workMode', t('search.workMode'), WORK_MODES),
    posted,
    checks('experience', t('finding.experienceTitle'), EXPERIENCE_BANDS),
    checks('category', t('search.category')),
    skills,
    checks('companies', t('finding.company')),
    checks('language', t('finding.language')),
  ];
  return groups.filter((group) => group.kind === 'range' || group.options.length > 0);
}

interface PayCurrencyProps {
  readonly currency: string | undefined;
  readonly onChange: (currency: string) => void;
}

/** The currency in which pay is compared. */
function PayCurrency({ currency, onChange }: PayCurrencyProps): JSX.Element {
  const t = useT('job-search');
  const currencies = useListSource(offeredList('currencies'), { nameOf: () => undefined, showsCode: true });
  // The code is shown, so the name of the chosen currency is not needed.
  const source = useMemo((): PickerSource => ({ ...currencies, named: async () => [] }), [currencies]);
  return (
    <Picker
      label={t('finding.currency')}
      source={source}
      value={currency ?? ''}
      onChange={(chosen) => {
        if (chosen !== '') onChange(chosen);
      }}
    />
  );
}
