import { href } from '#core/contract/route-ref.ts';
import { handleDownload } from '#core/server/http/files/handle-download.ts';
import type { Handler } from '#core/server/http/handler.ts';
import { canonical } from '#core/server/pages/canonical.ts';
import { decidePage, type PageAnswer, type PageRule } from '#core/server/pages/page-rule.ts';
import { jobRoutes } from '#plugins/jobs/contract/routes.ts';
import { getJobsRss } from '../../contract/open-endpoints.ts';
import { getJobsRssContract, getJobsXmlContract, getSitemapContract, getSitemapFileContract } from '../../contract/open-schemas.ts';
import { CompanyFeed, type CompanyFeedDependencies } from './company-feed.ts';
import { type JobsRssDependencies, jobsRss } from './jobs-rss.ts';
import { Sitemap, type SitemapDependencies } from './sitemap.ts';

/** Downloads for search engines, feed readers and job boards. */
export function openHandlers(dependencies: SitemapDependencies & JobsRssDependencies & CompanyFeedDependencies): readonly Handler[] {
  const sitemap = new Sitemap(dependencies);
  const companies = new CompanyFeed(dependencies);
  return [
    handleDownload(getSitemapContract, { policy: 'public', run: () => sitemap.index() }),
    handleDownload(getSitemapFileContract, { policy: 'public', refusals: ['not-found'], run: ({ query }) => sitemap.file(query.file) }),
    handleDownload(getJobsRssContract, { policy: 'public', run: ({ query }) => jobsRss(dependencies, query) }),
    handleDownload(getJobsXmlContract, { policy: 'public', run: () => companies.answer() }),
  ];
}

/** The head of the page of the search for everybody. */
export function searchPage(publicUrl: string | undefined): PageRule {
  const answer: PageAnswer = {
    head: [...canonical(publicUrl, href(jobRoutes.openSearch)), { link: 'alternate', href: getJobsRss.path, type: 'application/rss+xml' }],
  };
  return decidePage(jobRoutes.openSearch, async () => answer);
}
