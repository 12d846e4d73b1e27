import { downloadContract } from '#core/contract/file-endpoint.ts';
import { z } from '#core/contract/schema.ts';
import { getJobsRss, getJobsXml, getSitemap, getSitemapFile } from './open-endpoints.ts';
import { jobFilterSchema } from './search-schemas.ts';

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
