import { observer } from 'mobx-react-lite';
import { type JSX, useEffect, useId } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { useT } from '#core/client/i18n/use-t.ts';
import { useIsReturn } from '#core/client/navigation/page-address.ts';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { SavedRows } from './SavedRows.tsx';
import { SavedSearches } from './SavedSearches.tsx';
import { SavedListStore } from './saved-list-store.ts';
import * as styles from './saved.module.css';

/** The searches and the postings that a candidate saved. */
export const Page = observer(function SavedJobsPage(): JSX.Element {
  const t = useT('jobs');
  const titleId = useId();
  const store = useService(SavedListStore);
  const isReturn = useIsReturn();
  useEffect(() => {
    void store.show(isReturn);
    return store.leave;
  }, [store, isReturn]);
  return (
    <div className={styles.saved}>
      <PageHeader title={t('saved.title')} lead={t('saved.lead')} />
      <SavedSearches />
      <section aria-labelledby={titleId}>
        <h2 id={titleId} tabIndex={-1}>
          {t('saved.jobs')}
        </h2>
        <SavedRows />
      </section>
    </div>
  );
});
