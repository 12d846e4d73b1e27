import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import type { JobSearchStore } from './job-search-store.ts';
import type { SearchTerms } from './search-terms.ts';

interface SearchHeadProps {
  readonly store: JobSearchStore;
  readonly terms: SearchTerms;
}

/** The number of found jobs and the search terms. Screen readers announce it once it is known. */
export const SearchHead = observer(function SearchHead({ store, terms }: SearchHeadProps): JSX.Element {
  const t = useT('jobs');
  const { value, status } = store.count;
  const count =
    status === 'ready' &&
    value !== undefined &&
    (value.more ? t('search.foundMore', { count: value.count }) : t('search.found', { count: value.count }));
  return (
    <header className="search-head">
      <h2 tabIndex={-1}>
        <span className="num">{count || t('search.results')}</span> <AskedFor terms={terms} />
      </h2>
      <p className="vh" role="status">
        {count}
      </p>
    </header>
  );
});

function AskedFor({ terms: { q, where } }: { readonly terms: SearchTerms }): JSX.Element | null {
  const t = useT('jobs');
  if (q === undefined && where === undefined) return null;
  const words = q === undefined ? t('search.inPlace', { place: where ?? '' }) : t('search.forWords', { words: q });
  const both = q !== undefined && where !== undefined && t('search.forWordsInPlace', { words: q, place: where });
  return <span className="search-head__asked">{both || words}</span>;
}
