import { useCallback } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { SearchFacetPanel } from '#core/client/search/SearchFacetPanel.tsx';
import type { SearchPartsOf, SearchWords } from '#core/client/search/search-parts.ts';
import type { CompanySummary } from '../../contract/company-schemas.ts';
import { CompanyRow } from './CompanyRow.tsx';
import type { CompanyTerms, ShownCompanies } from './company-search.ts';
import { useChoiceText, useCompanyFacets } from './use-company-facets.tsx';

/** Where a list of companies stands. */
export interface CompanyAddresses {
  /** The address of the list with these terms. */
  readonly list: (terms: CompanyTerms) => string;
  /** The address of a company. */
  readonly company: (id: string) => string;
}

/** A list of companies at its addresses. Made once for each page. */
export interface CompaniesPlace {
  readonly addresses: CompanyAddresses;
  readonly parts: SearchPartsOf<ShownCompanies>;
}

/** Height of a row that is not measured yet, in pixels. */
const ROW_HEIGHT = 96;

/**
 * The place of a list of companies.
 *
 * @example const PLACE = companiesAt(OPEN_COMPANIES);
 */
export function companiesAt(addresses: CompanyAddresses): CompaniesPlace {
  return {
    addresses,
    parts: {
      plugin: 'employer',
      useWords,
      useChoiceText,
      useRows: () => {
        const row = useCallback((company: CompanySummary) => <CompanyRow company={company} to={addresses.company(company.id)} />, []);
        return { row, estimate: ROW_HEIGHT };
      },
      facets: (shown, headingLevel) => <SearchFacetPanel shown={shown} useFacets={useCompanyFacets} headingLevel={headingLevel} />,
    },
  };
}

function useWords(): SearchWords {
  const t = useT('employer');
  return (word, values) => t(`companies.search.${word}`, values);
}
