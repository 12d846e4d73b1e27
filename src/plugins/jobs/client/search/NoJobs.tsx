import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { SearchArt } from '#core/client/ui/art/EmptyListArt.tsx';
import { Button } from '#core/client/ui/Button.tsx';
import { EmptyState } from '#core/client/ui/EmptyState.tsx';
import type { JobSearchStore, WayOut } from './job-search-store.ts';
import { asksForNothing, type SearchTerm, type SearchTerms } from './search-terms.ts';
import { useTermText } from './use-term-text.ts';

interface NoJobsProps {
  readonly store: JobSearchStore;
  readonly terms: SearchTerms;
  readonly onSearch: (terms: SearchTerms) => void;
}

/** Shown when nothing was found: which term to leave out, and how many jobs match without it. */
export const NoJobs = observer(function NoJobs({ store, terms, onSearch }: NoJobsProps): JSX.Element {
  const t = useT('jobs');
  const ways = store.waysOut.value ?? [];
  if (asksForNothing(terms))
    return (
      <EmptyState title={t('search.noneYet')} art={<SearchArt />}>
        {t('search.noneYetHelp')}
      </EmptyState>
    );
  const leaveOut = (term: SearchTerm): void => onSearch({ ...terms, [term]: undefined });
  return (
    <EmptyState title={t('search.none')} art={<SearchArt />} action={<Button onClick={() => onSearch({})}>{t('search.clear')}</Button>}>
      {ways.length === 0 ? t('search.noneHelp') : <WaysOut ways={ways} store={store} terms={terms} onLeaveOut={leaveOut} />}
    </EmptyState>
  );
});

interface WaysOutProps {
  readonly ways: readonly WayOut[];
  readonly store: JobSearchStore;
  readonly terms: SearchTerms;
  readonly onLeaveOut: (term: SearchTerm) => void;
}

function WaysOut({ ways, store, terms, onLeaveOut }: WaysOutProps): JSX.Element {
  const t = useT('jobs');
  const textOf = useTermText(store.categories.value ?? []);
  return (
    <span className="ways-out">
      {ways.map(({ term, found }) => {
        const values = { term: textOf(term, terms), count: found.count };
        return (
          <span key={term} className="row">
            {found.more ? t('search.withoutMore', values) : t('search.without', values)}
            <Button size="s" onClick={() => onLeaveOut(term)}>
              {t('search.leaveOut')}
            </Button>
          </span>
        );
      })}
    </span>
  );
}
