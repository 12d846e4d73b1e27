import { observer } from 'mobx-react-lite';
import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { SearchArt } from '#core/client/ui/art/EmptyListArt.tsx';
import { Button } from '#core/client/ui/Button.tsx';
import { EmptyState } from '#core/client/ui/EmptyState.tsx';
import type { JobSearchStore } from './job-search-store.ts';
import type { OnSearch, TermsChange } from './on-search.ts';
import { RESULTS_ID } from './SearchHead.tsx';
import { isEmptySearch, type SearchPart, withoutPart } from './search-choices.ts';
import type { SearchTerms } from './search-terms.ts';
import { usePartText } from './use-filter-text.ts';

interface NoJobsProps {
  readonly store: JobSearchStore;
  readonly terms: SearchTerms;
  readonly onSearch: OnSearch;
}

/** Shown if a search finds no jobs: suggests parts to leave out, with the number of jobs that match without them. */
export const NoJobs = observer(function NoJobs({ store, terms, onSearch }: NoJobsProps): JSX.Element {
  const t = useT('job-search');
  const hasBroader = (store.broaderSearches.value ?? []).length > 0;
  const leave = (change: TermsChange): void => {
    // The focused button disappears with this screen.
    document.getElementById(RESULTS_ID)?.focus();
    onSearch(change);
  };
  if (isEmptySearch(terms))
    return (
      <EmptyState title={t('search.noneYet')} art={<SearchArt />}>
        {t('search.noneYetHelp')}
      </EmptyState>
    );
  return (
    <EmptyState
      title={t('search.none')}
      art={<SearchArt />}
      action={<Button onClick={() => leave(() => ({}))}>{t('search.clear')}</Button>}
    >
      {hasBroader ? (
        <BroaderSearches store={store} terms={terms} onLeaveOut={(part) => leave((latest) => withoutPart(latest, part))} />
      ) : (
        t('search.noneHelp')
      )}
    </EmptyState>
  );
});

interface BroaderSearchesProps {
  readonly store: JobSearchStore;
  readonly terms: SearchTerms;
  readonly onLeaveOut: (part: SearchPart) => void;
}

const BroaderSearches = observer(function BroaderSearches({ store, terms, onLeaveOut }: BroaderSearchesProps): JSX.Element {
  const t = useT('job-search');
  const textOf = usePartText(terms);
  return (
    <span className="broader">
      {store.broaderSearches.value?.map(({ part, found }) => {
        const values = { term: textOf(part), count: found.count };
        return (
          <span key={part} className="row">
            {found.more ? t('search.withoutMore', values) : t('search.without', values)}
            <Button size="s" onClick={() => onLeaveOut(part)}>
              {t('search.leaveOut')}
            </Button>
          </span>
        );
      })}
    </span>
  );
});
