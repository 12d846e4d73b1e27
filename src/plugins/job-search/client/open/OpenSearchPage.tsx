import type { JSX } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { useSearch } from '#core/client/navigation/page-address.ts';
import { Page as SearchPage } from '../search/JobSearchPage.tsx';
import { FeedLink } from './FeedLink.tsx';
import * as styles from './open-search.module.css';

/** The search for everybody, with a feed of what it finds. */
export function Page(): JSX.Element {
  const t = useT('job-search');
  const search = useSearch();
  return (
    <div className="open-page wrap">
      <p className={`lead ${styles.openPageLead}`}>{t('open.lead')}</p>
      <SearchPage />
      <FeedLink search={search} />
    </div>
  );
}
