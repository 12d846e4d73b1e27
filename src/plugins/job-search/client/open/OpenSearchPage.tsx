import { type JSX, useEffect } from 'react';
import { useT } from '#core/client/i18n/use-t.ts';
import { useSearch } from '#core/client/navigation/page-address.ts';
import { href } from '#core/contract/route-ref.ts';
import { jobRoutes } from '#plugins/jobs/contract/routes.ts';
import { getJobsRss } from '../../contract/open-endpoints.ts';
import { Page as SearchPage } from '../search/JobSearchPage.tsx';
import { jobTerms } from '../terms/job-search.ts';
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

interface FeedLinkProps {
  /** The query of the page. */
  readonly search: Readonly<Record<string, string | undefined>>;
}

/** The link to the feed of a search, for people and, in the head of the page, for feed readers. */
function FeedLink({ search }: FeedLinkProps): JSX.Element {
  const t = useT('job-search');
  const address = feedAddress(search);
  useEffect(() => namedInHead(address, t('open.feed')), [address, t]);
  return (
    <p className={styles.openPageFeed}>
      <a className="link" href={address} type={RSS}>
        {t('open.feed')}
      </a>
    </p>
  );
}

const RSS = 'application/rss+xml';

function feedAddress(search: FeedLinkProps['search']): string {
  const terms = href(jobRoutes.openSearch, {}, { ...jobTerms.from(search) }).slice(jobRoutes.openSearch.path.length);
  return getJobsRss.path + terms;
}

/** Names the feed in the head of the page, in the element that the server has put there if there is one. Returns a function that removes it. */
function namedInHead(address: string, title: string): () => void {
  const known = document.head.querySelector<HTMLLinkElement>(`link[rel="alternate"][type="${RSS}"]`);
  const link = known ?? document.createElement('link');
  link.rel = 'alternate';
  link.type = RSS;
  link.href = address;
  link.title = title;
  document.head.append(link);
  return () => link.remove();
}
