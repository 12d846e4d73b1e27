import { href } from '#core/contract/route-ref.ts';
import { addressOf } from '#core/server/http/endpoint-address.ts';
import { canonical } from '#core/server/pages/canonical.ts';
import { answerInPage, dataForSearch } from '#core/server/pages/page-data.ts';
import { decidePage, type HeadElement, type PageAnswer, type PageRule } from '#core/server/pages/page-rule.ts';
import { pageWords } from '#core/server/pages/page-words.ts';
import type { CompanyDirectory } from '#plugins/employer/contract/company-directory.ts';
import { getJob } from '../../contract/endpoints.ts';
import { jobMarkup } from '../../contract/job-markup.ts';
import type { Job } from '../../contract/reply-schemas.ts';
import { jobRoutes } from '../../contract/routes.ts';
import { getJobContract } from '../../contract/schemas.ts';
import { withMark } from '../company-marks.ts';
import { type PostingRow, toJob } from '../job-mapping.ts';
import { isOpenToAll, statusAt } from '../posting-clock.ts';

export interface OpenPagesDependencies {
  readonly companies: Pick<CompanyDirectory, 'marksOf' | 'websitesOf' | 'withActiveMembers'>;
  readonly find: (id: string) => Promise<PostingRow | undefined>;
  readonly now: () => Date;
  /** `PUBLIC_URL`. */
  readonly publicUrl: string | undefined;
}

const NO_INDEX = { 'x-robots-tag': 'noindex' };

/**
 * The head of the page of a posting for everybody, before the client runs: words and markup for search engines and previews of links, and
 * the posting for the client.
 */
export function openPages({ companies, find, now, publicUrl }: OpenPagesDependencies): readonly PageRule[] {
  const answerOf = answerInPage(getJobContract);
  return [
    decidePage(jobRoutes.openDetail, async ({ params: { id } }) => {
      const row = await find(id);
      const at = now();
      const ended = endedAnswer(row, at);
      if (ended !== undefined || row === undefined) return ended;
      const [job, websites] = await Promise.all([jobOfVisitor(companies, row, at), companies.websitesOf([row.company_id])]);
      const markup = jobMarkup(job, { website: websites.get(row.company_id) ?? null, site: publicUrl, now: at });
      const answer = answerOf({ id }, shownOnly(job));
      return {
        head: [
          ...wordsOf(row),
          ...canonical(publicUrl, href(jobRoutes.openDetail, { id })),
          ...(markup === undefined ? [] : dataForSearch(markup)),
          ...answer,
        ],
        headers: { ...(answer.length === 0 && preload(id)), ...(job.status !== 'published' && NO_INDEX) },
      };
    }),
  ];
}

/** The posting as the call of its page gives it to a visitor. */
async function jobOfVisitor(companies: OpenPagesDependencies['companies'], row: PostingRow, now: Date): Promise<Job> {
  const isRead = (await companies.withActiveMembers([row.company_id])).has(row.company_id);
  return withMark(companies, toJob(row, { manages: false, moderates: false, isRead, moves: [] }, now));
}

/** Without the plain text where the page shows the formatted one. */
function shownOnly(job: Job): Job {
  return job.descriptionHtml === null || job.descriptionHtml === '' ? job : { ...job, description: null };
}

/**
 * The page of a posting that visitors cannot read; `undefined` for one that they can. One that was never published does not exist for the
 * public, and neither does one that waits for a review or whose company is suspended. One that ended can be read for some time, and is gone
 * afterwards.
 */
function endedAnswer(row: PostingRow | undefined, now: Date): PageAnswer | undefined {
  if (row === undefined || row.published_at === null) return { status: 404 };
  if (isOpenToAll(row, now)) return undefined;
  return { status: ['expired', 'closed', 'archived', 'removed'].includes(statusAt(row, now)) && !row.paused_by_system ? 410 : 404 };
}

/** The browser of a visitor begins the call of a posting that is too large for its page before it has loaded the client. */
function preload(id: string): PageAnswer['headers'] {
  return { link: `<${addressOf(getJob).replace(':id', id)}>; rel=preload; as=fetch; crossorigin` };
}

function wordsOf({ title, company_name: company, location, description }: PostingRow): HeadElement[] {
  const facts = [company, location].filter((fact) => fact !== null && fact !== '').join(', ');
  return pageWords({
    title: [title, company].join(' · '),
    text: `${facts}. ${description ?? ''}`,
    screen: `${facts}\n\n${description ?? ''}`,
  });
}
