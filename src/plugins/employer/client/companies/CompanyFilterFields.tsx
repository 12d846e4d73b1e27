import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useGo } from '#core/client/navigation/go.tsx';
import { CompanyIcon } from '#core/client/ui/icons/page-icons.tsx';
import { Picker } from '#core/client/ui/picker/Picker.tsx';
import { SearchBar } from '#core/client/ui/SearchBar.tsx';
import { Select } from '#core/client/ui/Select.tsx';
import { useTypedFields } from '#core/client/ui/search-page/use-typed-fields.ts';
import { COMPANY_ORDERS, type CompanyFilters } from '../../contract/company.ts';
import { CompanyStore } from '../company-store.ts';
import { useIndustrySource } from '../use-industries.ts';
import { companiesAt, companyFiltersIn } from './company-filters.ts';
import * as styles from './companies.module.css';

/** The filters and the order of the list. The list replies while the user types and chooses. */
export function CompanyFilterFields({ filters }: { readonly filters: CompanyFilters }): JSX.Element {
  const t = useT('employer');
  const go = useGo();
  const industries = useIndustrySource();
  return (
    <div className={styles.companiesFilters}>
      <NameSearch filters={filters} />
      <Picker
        label={t('form.industry')}
        placeholder={t('companies.anyIndustry')}
        source={industries}
        value={filters.industry ?? ''}
        onChange={(industry) => go(companiesAt({ ...filters, industry: industry || undefined }))}
      />
      <Order filters={filters} />
    </div>
  );
}

function NameSearch({ filters }: { readonly filters: CompanyFilters }): JSX.Element {
  const t = useT('employer');
  const go = useGo();
  const { q } = filters;
  const fields = useTypedFields({ q }, ({ q: typed = '' }) => {
    const words = typed.trim() || undefined;
    if (words !== q) go(companiesAt({ ...filters, q: words }), { replace: true });
    return { q: words };
  });
  return (
    <div ref={fields.root}>
      <SearchBar
        cells={[{ name: 'q', label: t('companies.search'), icon: CompanyIcon, initial: q ?? '' }]}
        action={t('companies.searchAction')}
        onType={fields.soon}
        onSearch={fields.now}
      />
    </div>
  );
}

/** The order by jobs is offered where a plugin has postings. */
const Order = observer(function Order({ filters }: { readonly filters: CompanyFilters }): JSX.Element {
  const t = useT('employer');
  const go = useGo();
  const { all } = useService(CompanyStore);
  const hasJobs = all.items[0]?.openJobs !== null;
  const orders = COMPANY_ORDERS.filter((order) => order !== 'jobs' || hasJobs);
  return (
    <Select
      label={t('companies.sortBy')}
      options={orders.map((order) => ({ value: order, label: t(`companies.order.${order}`) }))}
      value={filters.sort ?? 'name'}
      onChange={({ target: { value } }) => go(companiesAt({ ...filters, sort: companyFiltersIn({ sort: value }).sort }))}
    />
  );
});
