import { observer } from 'mobx-react-lite';
import type { JSX, ReactNode } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { SearchPage } from '#core/client/search/SearchPage.tsx';
import { useFacetedSearch } from '#core/client/search/use-faceted-search.ts';
import { Select } from '#core/client/ui/Select.tsx';
import { COMPANY_ORDERS } from '../../contract/company.ts';
import { CompanySearchBar } from './CompanySearchBar.tsx';
import { companySearch, companyTerms, type ShownCompanies } from './company-search.ts';
import type { CompaniesPlace } from './company-search-parts.tsx';

interface CompaniesProps {
  /** Always the same object. */
  readonly place: CompaniesPlace;
  /** Stands in place of the search bar while the companies of one account are listed. */
  readonly ofOwner?: (owner: string) => ReactNode;
}

/** The search for companies below the title of its page. The address holds the terms, for shared links and the back button. */
export function Companies({ place: { addresses, parts }, ofOwner }: CompaniesProps): JSX.Element {
  const shown = useFacetedSearch(companySearch, addresses.list);
  const { terms, onSearch } = shown;
  const bar = terms.owner === undefined ? undefined : ofOwner?.(terms.owner);
  return (
    <SearchPage
      shown={shown}
      parts={parts}
      bar={bar ?? <CompanySearchBar terms={terms} onSearch={onSearch} />}
      actions={<Order shown={shown} />}
    />
  );
}

/** The order by jobs is offered where a plugin has postings. */
const Order = observer(function Order({ shown: { store, terms, onSearch } }: { readonly shown: ShownCompanies }): JSX.Element {
  const t = useT('employer');
  const hasJobs = store.results.items[0]?.openJobs !== null;
  const orders = COMPANY_ORDERS.filter((order) => order !== 'jobs' || hasJobs);
  return (
    <Select
      label={t('companies.sortBy')}
      options={orders.map((order) => ({ value: order, label: t(`companies.order.${order}`) }))}
      value={terms.sort ?? 'name'}
      onChange={({ target }) => onSearch((latest) => companyTerms.withText(latest, 'sort', target.value))}
    />
  );
});
