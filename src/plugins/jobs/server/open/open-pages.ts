import { href } from '#core/contract/route-ref.ts';
import { type Param, prepared } from '#core/server/db/prepared.ts';
import { addressOf } from '#core/server/http/endpoint-address.ts';
import { canonical } from '#core/server/pages/canonical.ts';
import { decidePage, type HeadElement, type PageAnswer, type PageRule } from '#core/server/pages/page-rule.ts';
import { getJob } from '../../contract/endpoints.ts';
import { jobRoutes } from '../../contract/routes.ts';
import type { JobsDatabase } from '../job-tables.ts';
import { isOpenToAll, type StandingRow, statusAt } from '../posting-clock.ts';

export interface OpenPagesDependencies {
  readonly db: JobsDatabase;
  readonly now: () => Date;
  /** `PUBLIC_URL`. */
  readonly publicUrl: string | undefined;
}

/** The columns that decide about the page of a posting, and those that its head shows. */
interface PageRow extends StandingRow {
  readonly title: string;
  readonly company_name: string;
  readonly location: string | null;
  readonly published_at: Date | null;
  readonly lead: string | null;
}

interface PageAddresses {
  readonly address: readonly HeadElement[];
  /** The call that loads the posting. */
  readonly call: string;
}

/** Characters of the text that the description of a page may take. Search engines cut it off at about 160. */
const LEAD = 300;
const DESCRIPTION = 160;

const NO_INDEX = { 'x-robots-tag': 'noindex' };

/** The head of the page of a posting for everybody, for search engines and previews of links, before the client runs. */
export function openPages({ db, now, publicUrl }: OpenPagesDependencies): readonly PageRule[] {
  const find = prepared(db, (param: Param<{ id: string }>) =>
    db
      .selectFrom('job_postings')
      .select(['status', 'expires_at', 'deadline', 'ended_at', 'end_reason', 'paused_by_system'])
      .select(['title', 'company_name', 'location', 'published_at'])
      .select(({ fn, val }) => fn<string | null>('left', ['description', val(LEAD)]).as('lead'))
      .where('id', '=', param('id')),
  );
  return [
    decidePage(jobRoutes.openDetail, async ({ params }) => {
      const [row] = await find({ id: params.id });
      const address = canonical(publicUrl, href(jobRoutes.openDetail, { id: params.id }));
      return pageOf(row, now(), { address, call: addressOf(getJob).replace(':id', params.id) });
    }),
  ];
}

/**
 * The status of a posting's page. One that was never published does not exist for the public, and neither does one that waits for a review or
 * whose company is suspended. One that ended can be read for some time, and is gone afterwards.
 */
function pageOf(row: PageRow | undefined, now: Date, { address, call }: PageAddresses): PageAnswer {
  if (row === undefined || row.published_at === null) return { status: 404 };
  const status = statusAt(row, now);
  if (isOpenToAll(row, now)) {
    // The browser of a visitor begins the call of the page before it has loaded the client.
    const link = `<${call}>; rel=preload; as=fetch; crossorigin`;
    return { head: [...wordsOf(row), ...address], headers: status === 'published' ? { link } : { link, ...NO_INDEX } };
  }
  return { status: ['expired', 'closed', 'archived', 'removed'].includes(status) && !row.paused_by_system ? 410 : 404 };
}

function wordsOf({ title, company_name: company, location, lead }: PageRow): HeadElement[] {
  const name = [title, company].join(' · ');
  const facts = [company, location].filter((fact) => fact !== null && fact !== '').join(', ');
  const text = shortened(`${facts}. ${(lead ?? '').replace(/\s+/gu, ' ')}`.trim());
  return [
    { title: `${name} · Trellis` },
    { meta: 'description', content: text },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: 'Trellis' },
    { property: 'og:title', content: name },
    { property: 'og:description', content: text },
  ];
}

/** Ends after a whole word, without the comma behind it. */
function shortened(text: string): string {
  const characters = [...text];
  if (characters.length <= DESCRIPTION) return text;
  const words = characters
    .slice(0, DESCRIPTION)
    .join('')
    .replace(/\s+\S*$/u, '');
  return `${words.replace(/[\s\p{P}]+$/u, '')}…`;
}
