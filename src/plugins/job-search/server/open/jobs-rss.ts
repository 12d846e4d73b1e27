import { Feed } from 'feed';
import { href } from '#core/contract/route-ref.ts';
import type { FileAnswer } from '#core/server/http/files/handle-download.ts';
import type { JobFilter } from '#plugins/jobs/contract/job-filter-schemas.ts';
import type { JobSummary } from '#plugins/jobs/contract/reply-schemas.ts';
import { jobRoutes } from '#plugins/jobs/contract/routes.ts';
import { getJobsRss } from '../../contract/open-endpoints.ts';
import type { JobSearch } from '../../contract/search.ts';
import type { FoundPage } from '../../contract/search-schemas.ts';
import { xmlSafe } from './xml.ts';

export interface JobsRssDependencies {
  readonly search: (search: JobSearch) => Promise<FoundPage>;
  readonly siteOrigin: () => string;
}

const MOST_ITEMS = 50;

/** The newest postings of a search as RSS. The tag is made from the content, which has no time of its own. */
export async function jobsRss({ search, siteOrigin }: JobsRssDependencies, filter: JobFilter): Promise<FileAnswer> {
  const { items } = await search({ ...filter, sort: 'newest', limit: MOST_ITEMS });
  const origin = siteOrigin();
  const terms = { ...filter };
  const asked = [filter.q, filter.where].filter((words) => words !== undefined);
  const feed = new Feed({
    title: rssText(['Trellis jobs', ...asked].join(' · ')),
    description: 'The newest job postings of this search.',
    link: origin + href(jobRoutes.openSearch, {}, terms),
    feedLinks: { rss: origin + addressOf(terms) },
    generator: 'Trellis',
    ...newest(items),
  });
  for (const job of items) {
    const { id, title, company, location, publishedAt } = job;
    feed.addItem({
      title: rssText(title),
      description: rssText([company.name, location].filter((fact) => fact !== null && fact !== '').join(' · ')),
      link: origin + href(jobRoutes.openDetail, { id }),
      guid: `urn:uuid:${id}`,
      date: new Date(publishedAt),
    });
  }
  return { body: feed.rss2() };
}

/** The library writes texts as CDATA and divides only the first end of a section in them. */
function rssText(text: string): string {
  return xmlSafe(text).replaceAll(']]>', ']] >');
}

function addressOf(terms: JobFilter): string {
  return getJobsRss.path + href(jobRoutes.openSearch, {}, { ...terms }).slice(jobRoutes.openSearch.path.length);
}

/** The library would name the present time where it knows no other, and the tag would change with each request. */
function newest(items: readonly JobSummary[]): { readonly updated: Date } {
  const times = items.map(({ publishedAt }) => Date.parse(publishedAt));
  return { updated: new Date(Math.max(0, ...times)) };
}
