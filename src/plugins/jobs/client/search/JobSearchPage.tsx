import { observer } from 'mobx-react-lite';
import { type JSX, useEffect } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useGo } from '#core/client/router/use-go.ts';
import { useSearch } from '#core/client/router/use-search.ts';
import { Button } from '#core/client/ui/Button.tsx';
import { EmptyState } from '#core/client/ui/EmptyState.tsx';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { href } from '#core/contract/route-ref.ts';
import { jobRoutes } from '../../contract/routes.ts';
import { JobResults } from './JobResults.tsx';
import { JobSearchForm } from './JobSearchForm.tsx';
import { JobSearchStore } from './job-search-store.ts';
import { asksForNothing, type SearchTerms, termsFrom } from './search-terms.ts';

/** Search of all published postings. The address holds the terms, so that a search can be shared and the back button works. */
export const Page = observer(function JobSearchPage(): JSX.Element {
  const t = useT('jobs');
  const go = useGo();
  const terms = termsFrom(useSearch());
  const store = useService(JobSearchStore);
  const key = JSON.stringify(terms);
  useEffect(() => {
    void store.search(JSON.parse(key) as SearchTerms);
    void store.loadCategories();
  }, [store, key]);
  const searchFor = (next: SearchTerms): void => go(href(jobRoutes.search, {}, { ...next }));
  return (
    <>
      <PageHeader title={t('search.title')} />
      <JobSearchForm terms={terms} categories={store.categories.value ?? []} onSearch={searchFor} />
      <JobResults
        list={store.results}
        empty={
          <EmptyState
            title={t('search.none')}
            action={!asksForNothing(terms) && <Button onClick={() => searchFor({})}>{t('search.clear')}</Button>}
          >
            {t('search.noneHelp')}
          </EmptyState>
        }
      />
    </>
  );
});
