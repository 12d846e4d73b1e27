import { handleDownload } from '#core/server/http/files/handle-download.ts';
import type { Handler } from '#core/server/http/handler.ts';
import { getJobsRssContract, getJobsXmlContract, getSitemapContract, getSitemapFileContract } from '../../contract/open-schemas.ts';
import { CompanyFeed, type CompanyFeedNeeds } from './company-feed.ts';
import { type JobsRssNeeds, jobsRss } from './jobs-rss.ts';
import { Sitemap, type SitemapNeeds } from './sitemap.ts';

/** Downloads for search engines, feed readers and job boards. */
export function openHandlers(needs: SitemapNeeds & JobsRssNeeds & CompanyFeedNeeds): readonly Handler[] {
  const sitemap = new Sitemap(needs);
  const companies = new CompanyFeed(needs);
  return [
    handleDownload(getSitemapContract, { policy: 'public', run: () => sitemap.index() }),
    handleDownload(getSitemapFileContract, { policy: 'public', refusals: ['not-found'], run: ({ query }) => sitemap.file(query.file) }),
    handleDownload(getJobsRssContract, { policy: 'public', run: ({ query }) => jobsRss(needs, query) }),
    handleDownload(getJobsXmlContract, { policy: 'public', run: () => companies.answer() }),
  ];
}
