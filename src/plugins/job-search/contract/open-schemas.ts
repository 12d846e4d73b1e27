import { downloadContract } from '#core/contract/file-endpoint.ts';
import { z } from '#core/contract/schema.ts';
import { jobFilterSchema } from '#plugins/jobs/contract/job-filter-schemas.ts';
import { getJobsRss, getJobsXml, getSitemap, getSitemapFile } from './open-endpoints.ts';

const XML = { types: ['application/xml; charset=utf-8'] };

/** The number of files that an index can name. */
const MOST_FILES = 50_000;

export const getSitemapContract = downloadContract(getSitemap, {}, XML);

export const getSitemapFileContract = downloadContract(
  getSitemapFile,
  { query: z.object({ file: z.coerce.number().int().min(1).max(MOST_FILES) }) },
  XML,
);

export const getJobsRssContract = downloadContract(
  getJobsRss,
  { query: jobFilterSchema },
  { types: ['application/rss+xml; charset=utf-8'] },
);

export const getJobsXmlContract = downloadContract(getJobsXml, {}, XML);
