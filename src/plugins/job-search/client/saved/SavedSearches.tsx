import { observer } from 'mobx-react-lite';
import { type JSX, useEffect, useId, useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { ErrorNote } from '#core/client/ui/ErrorNote.tsx';
import { Skeleton } from '#core/client/ui/skeleton/Skeleton.tsx';
import { SavedSearchRow } from './SavedSearchRow.tsx';
import { SavedSearchesStore } from './saved-searches-store.ts';

/** Rows that are shown at first, so that the postings stay in reach on a phone. */
const FIRST = 5;

/** The saved searches, each with its number of new postings. */
export const SavedSearches = observer(function SavedSearches(): JSX.Element {
  const t = useT('job-search');
  const titleId = useId();
  const store = useService(SavedSearchesStore);
  useEffect(() => void store.load(), [store]);
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} tabIndex={-1}>
        {t('saved.searches')}
      </h2>
      <SearchRows />
    </section>
  );
});

const SearchRows = observer(function SearchRows(): JSX.Element {
  const t = useT('job-search');
  const { items, status, load } = useService(SavedSearchesStore);
  const [isWhole, setWhole] = useState(false);
  if (items === undefined) {
    if (status === 'failed') return <ErrorNote title={t('saved.searchesFailed')} onRetry={() => void load()} />;
    return <Skeleton of="rows" count={2} />;
  }
  if (items.length === 0) return <p className="muted">{t('saved.noSearches')}</p>;
  const shown = isWhole ? items : items.slice(0, FIRST);
  return (
    <>
      <ul className="list" aria-label={t('saved.searches')}>
        {shown.map((search) => (
          <SavedSearchRow key={search.id} search={search} />
        ))}
      </ul>
      {shown.length < items.length && (
        <p>
          <Button size="s" onClick={() => setWhole(true)}>
            {t('saved.allSearches', { count: items.length })}
          </Button>
        </p>
      )}
    </>
  );
});
