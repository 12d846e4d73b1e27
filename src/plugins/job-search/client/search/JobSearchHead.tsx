import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { Link } from '#core/client/navigation/Link.tsx';
import { PluginPart } from '#core/client/ui/PluginPart.tsx';
import { Select } from '#core/client/ui/Select.tsx';
import { type JobSearch, jobTerms, withoutUnusedCurrency } from '../terms/job-search.ts';

interface PartProps {
  readonly shown: JobSearch;
}

/** Similar words that were searched, because the typed ones find nothing. */
function correctedIn({ store }: JobSearch): string | undefined {
  return store.isCurrent ? (store.first?.corrected ?? undefined) : undefined;
}

/** The words and the location that were searched for. */
export const SearchedFor = observer(function SearchedFor({ shown }: PartProps): JSX.Element | null {
  const t = useT('job-search');
  const { where } = shown.terms;
  const q = correctedIn(shown) ?? shown.terms.q;
  if (q === undefined && where === undefined) return null;
  const words = q === undefined ? t('search.inPlace', { place: where ?? '' }) : t('search.forWords', { words: q });
  const both = q !== undefined && where !== undefined && t('search.forWordsInPlace', { words: q, place: where });
  return <span className="search-head__asked">{both || words}</span>;
});

/** Says that similar words were searched, and leads to the typed ones; and what the order means for jobs without pay. */
export const SearchNotes = observer(function SearchNotes({ shown }: PartProps): JSX.Element {
  const t = useT('job-search');
  const { terms, addressOf } = shown;
  const corrected = correctedIn(shown);
  const { isCurrent, first } = shown.store;
  const read = (isCurrent && first?.read) || [];
  return (
    <>
      {read.length > 0 && (
        <PluginPart
          plugin="job-search"
          what="job-search.read"
          load={async () => (await import('./ReadFilters.tsx')).ReadFilters}
          given={{ shown, read, place: first?.place ?? null }}
          placeholder={<p className="search-head__corrected">{'\u00a0'}</p>}
        />
      )}
      {corrected !== undefined && (
        <p className="search-head__corrected" role="status">
          {t('finding.corrected', { words: corrected })}{' '}
          <Link className="link" to={addressOf(jobTerms.changed(terms, { exact: true }))}>
            {t('finding.searchInstead', { words: terms.q ?? '' })}
          </Link>
        </p>
      )}
      {terms.sort === 'pay' && <p className="muted small">{t('finding.payLast', { currency: terms.currency ?? '' })}</p>}
    </>
  );
});

/** The order of the results. Pay is offered when its currency is known, because amounts of several currencies have no order. */
export const SearchOrder = observer(function SearchOrder({ shown: { store, terms, onSearch } }: PartProps): JSX.Element {
  const t = useT('job-search');
  const currency = terms.currency ?? store.knownFacets?.pay?.currency;
  const usual = terms.q === undefined ? 'newest' : 'relevance';
  const orders = [
    ...(terms.q === undefined ? [] : [{ value: 'relevance', label: t('finding.order.relevance') }]),
    { value: 'newest', label: t('finding.order.newest') },
    ...(currency === undefined ? [] : [{ value: 'pay', label: t('finding.order.pay', { currency }) }]),
  ];
  const choose = (order: string): void => {
    if (order === 'pay') onSearch((latest) => jobTerms.changed(latest, { sort: 'pay', currency }));
    else onSearch((latest) => withoutUnusedCurrency(jobTerms.changed(latest, { sort: order === 'newest' ? 'newest' : undefined })));
  };
  return (
    <Select label={t('finding.sortBy')} options={orders} value={terms.sort ?? usual} onChange={({ target }) => choose(target.value)} />
  );
});
