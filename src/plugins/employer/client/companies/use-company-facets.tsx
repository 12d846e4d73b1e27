import { useCountryName } from '#core/client/i18n/use-countries.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { checksOf } from '#core/client/search/facet-of-terms.ts';
import { MoreValues } from '#core/client/search/MoreValues.tsx';
import type { FacetsInput, ShownFacets } from '#core/client/search/search-parts.ts';
import type { Choice } from '#core/client/search/search-terms.ts';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import type { ChecksFacet, Facet } from '#core/client/ui/facets/facet.ts';
import { facetOptions } from '#core/client/ui/facets/facet-options.ts';
import { valuesIn } from '#core/contract/value-params.ts';
import { offeredList } from '#plugins/admin-masters/contract/offered-list.ts';
import { COMPANY_SIZES, type CompanySize } from '../../contract/company.ts';
import type { CompanyFacets } from '../../contract/company-schemas.ts';
import { useMasterNames } from '../use-master-names.ts';
import { useSizeText } from '../use-size-text.ts';
import { type CompanyTerms, companyTerms } from './company-search.ts';

type CompanyChoice = Choice<'q' | 'hiring' | 'verified' | 'industry' | 'size' | 'country'>;

/** Returns the text of a chosen value. Call it in an observer, because the names of industries load later. */
export function useChoiceText({ terms, facets }: ShownFacets<CompanyTerms, CompanyFacets>): (choice: CompanyChoice) => string {
  const t = useT('employer');
  const countryName = useCountryName();
  const sizeText = useSizeText();
  const codes = new Set([...(facets?.industry.values.map(({ value }) => value) ?? []), ...valuesIn(terms.industry)]);
  const industryName = useMasterNames('industries', [...codes]);
  const texts: { readonly [Filter in CompanyChoice['filter']]: (value: string) => string } = {
    q: (words) => words,
    hiring: () => t('companies.isHiring'),
    verified: () => t('companies.isVerified'),
    industry: industryName,
    // The terms and the facets have no other values.
    size: (value) => sizeText(value as CompanySize),
    country: countryName,
  };
  return ({ filter, value }) => texts[filter](value);
}

/** The filters of the search for companies. Call it in an observer. */
export function useCompanyFacets(shown: FacetsInput<CompanyTerms, CompanyFacets>): readonly Facet[] {
  const { terms, facets, haveFailed, onSearch, onRetry } = shown;
  const t = useT('employer');
  const textOf = useChoiceText(shown);
  const checks = (filter: 'industry' | 'size' | 'country', title: string, fixed?: readonly string[]): ChecksFacet =>
    checksOf({ rules: companyTerms, terms, onSearch }, filter, {
      title,
      options: facetOptions(facets?.[filter], companyTerms.valuesIn(terms, filter), fixed),
      labelOf: (value) => textOf({ filter, value }),
    });
  const { hiring, verified } = facets ?? {};
  const yes = (filter: 'hiring' | 'verified', title: string, counted: CompanyFacets['hiring'] | undefined): ChecksFacet => ({
    kind: 'checks',
    id: filter,
    title,
    options: [{ value: 'true', label: textOf({ filter, value: 'true' }), ...(counted && { count: counted.count, isMore: counted.more }) }],
    chosen: terms[filter] === true ? ['true'] : [],
    onChange: (chosen) => onSearch((latest) => companyTerms.changed(latest, { [filter]: chosen.length > 0 || undefined })),
  });
  const isVerifying = verified?.count !== 0 || terms.verified === true;
  const industry: ChecksFacet = {
    ...checks('industry', t('form.industry')),
    end: (
      <MoreValues
        label={t('companies.otherIndustry')}
        list={offeredList('industries')}
        chosen={valuesIn(terms.industry)}
        onChoose={(code) => onSearch((latest) => companyTerms.withValue(latest, 'industry', code))}
      />
    ),
  };
  const failed = haveFailed && <ErrorNote title={t('companies.facetsFailed')} onRetry={onRetry} />;
  const country = checks('country', t('company.country'));
  return [
    // Without a plugin that has postings, nobody is hiring.
    ...(hiring === null && terms.hiring !== true ? [] : [{ ...yes('hiring', t('companies.jobs'), hiring), lead: failed }]),
    // Where no company is verified, the choice would only find nothing.
    ...(isVerifying ? [yes('verified', t('companies.verification'), verified)] : []),
    industry,
    checks('size', t('form.size'), Object.keys(COMPANY_SIZES)),
    ...(country.options.length > 0 ? [country] : []),
  ];
}
