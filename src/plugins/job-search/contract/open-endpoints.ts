import { downloadEndpoint } from '#core/contract/file-endpoint.ts';
import type { JobFilter } from '#plugins/jobs/contract/job-filter-schemas.ts';

/** The index of the site map (sitemaps.org). Each of its files lists up to 50,000 pages. */
export const getSitemap = downloadEndpoint<Record<never, never>>({
  id: 'jobs.sitemap',
  path: '/sitemap.xml',
  summary: 'The files of the site map.',
  isOpen: true,
});

/** One file of the site map: the page of the search and the pages of all open postings, with the times of their last changes. */
export const getSitemapFile = downloadEndpoint<{ query: { file: number } }>({
  id: 'jobs.sitemap-file',
  path: '/sitemap-jobs.xml',
  summary: 'A part of the pages of open job postings.',
  isOpen: true,
});

/** The 50 newest postings that a search finds, as RSS 2.0. */
export const getJobsRss = downloadEndpoint<{ query: JobFilter }>({
  id: 'jobs.rss',
  path: '/feeds/jobs.rss',
  summary: 'The newest job postings of a search, for feed readers.',
  isOpen: true,
});

/** All open postings of companies that have members, in the XML of job boards (Indeed). A posting has one entry for each of its places. */
export const getJobsXml = downloadEndpoint<Record<never, never>>({
  id: 'jobs.xml',
  path: '/feeds/jobs.xml',
  summary: 'All job postings of the companies of this site, for job boards.',
  isOpen: true,
});
