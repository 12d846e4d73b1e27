import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import type { ShownListOf } from '#core/client/lists/use-list.ts';
import { CompanyIcon } from '#core/client/ui/icons/page-icons.tsx';
import { Picker } from '#core/client/ui/picker/Picker.tsx';
import { Select } from '#core/client/ui/Select.tsx';
import { WordSearch } from '#core/client/ui/search-page/WordSearch.tsx';
import { COMPANY_ORDERS } from '../../contract/company.ts';
import { useIndustrySource } from '../use-industries.ts';
import { type companyList, MOST_WORDS } from './company-list.ts';
import * as styles from './companies.module.css';

interface FilterFieldProps {
  readonly list: ShownListOf<typeof companyList>;
}

/** The filters and the order of the list. The list replies while the user types and chooses. */
export function CompanyFilterFields({ list }: FilterFieldProps): JSX.Element {
  const t = useT('employer');
  const industries = useIndustrySource();
  return (
    <div className={styles.companiesFilters}>
      <WordSearch
        label={t('companies.search')}
        icon={CompanyIcon}
        action={t('companies.searchAction')}
        words={list.values.q}
        maxLength={MOST_WORDS}
        onSearch={(q) => list.change({ q }, { replace: true })}
      />
      <Picker
        label={t('form.industry')}
        placeholder={t('companies.anyIndustry')}
        source={industries}
        value={list.values.industry ?? ''}
        onChange={(industry) => list.change({ industry })}
      />
      <Order list={list} />
    </div>
  );
}

/** The order by jobs is offered where a plugin has postings. */
const Order = observer(function Order({ list }: FilterFieldProps): JSX.Element {
  const t = useT('employer');
  const hasJobs = list.rows.items[0]?.openJobs !== null;
  const orders = COMPANY_ORDERS.filter((order) => order !== 'jobs' || hasJobs);
  return (
    <Select
      label={t('companies.sortBy')}
      options={orders.map((order) => ({ value: order, label: t(`companies.order.${order}`) }))}
      value={list.values.sort ?? 'name'}
      onChange={({ target: { value } }) => list.change({ sort: value })}
    />
  );
});
