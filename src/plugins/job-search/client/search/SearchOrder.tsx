import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Select } from '#core/client/ui/Select.tsx';
import type { JobSearchStore } from './job-search-store.ts';
import type { OnSearch } from './on-search.ts';
import { withoutUnusedCurrency } from './search-choices.ts';
import { changed, type SearchTerms } from './search-terms.ts';

interface SearchOrderProps {
  readonly store: JobSearchStore;
  readonly terms: SearchTerms;
  readonly onSearch: OnSearch;
}

/** The order of the results. Pay is offered when its currency is known, because amounts of several currencies have no order. */
export const SearchOrder = observer(function SearchOrder({ store, terms, onSearch }: SearchOrderProps): JSX.Element {
  const t = useT('job-search');
  const currency = terms.currency ?? store.knownFacets?.pay?.currency;
  const usual = terms.q === undefined ? 'newest' : 'relevance';
  const orders = [
    ...(terms.q === undefined ? [] : [{ value: 'relevance', label: t('finding.order.relevance') }]),
    { value: 'newest', label: t('finding.order.newest') },
    ...(currency === undefined ? [] : [{ value: 'pay', label: t('finding.order.pay', { currency }) }]),
  ];
  const choose = (order: string): void => {
    if (order === 'pay') onSearch((latest) => changed(latest, { sort: 'pay', currency }));
    else onSearch((latest) => withoutUnusedCurrency(changed(latest, { sort: order === 'newest' ? 'newest' : undefined })));
  };
  return (
    <Select label={t('finding.sortBy')} options={orders} value={terms.sort ?? usual} onChange={({ target }) => choose(target.value)} />
  );
});
