import { observer } from 'mobx-react-lite';
import { type JSX, useId } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { PageHeader } from '#core/client/ui/PageHeader.tsx';
import { SavedRows } from './SavedRows.tsx';
import { SavedSearches } from './SavedSearches.tsx';
import * as styles from './saved.module.css';

/** The searches and the postings that a candidate saved. */
export const Page = observer(function SavedJobsPage(): JSX.Element {
  const t = useT('job-search');
  const titleId = useId();
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
