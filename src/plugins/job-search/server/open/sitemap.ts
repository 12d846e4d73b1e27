import { sql } from 'kysely';
import { href } from '#core/contract/route-ref.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import type { FileAnswer } from '#core/server/http/files/handle-download.ts';
import { TtlCache } from '#core/server/load/ttl-cache.ts';
import { employerRoutes } from '#plugins/employer/contract/routes.ts';
import { jobRoutes } from '#plugins/jobs/contract/routes.ts';
import { getSitemapFile } from '../../contract/open-endpoints.ts';
import type { JobSearchDatabase } from '../job-search-tables.ts';
import { xmlText } from './xml.ts';

export interface SitemapDependencies {
  readonly db: JobSearchDatabase;
  readonly now: () => Date;
  readonly siteOrigin: () => string;
  /** Pages in one file; 50,000 at most. */
  readonly size?: number;
  /** Rows that are read at a time. */
  readonly portion?: number;
}

/** A file of the site map, by its postings. */
interface MapFile {
  /** The lowest id. */
  readonly first: string;
  readonly changed: Date;
  /** Changes whenever a posting is added, changed or removed. */
  readonly tag: string;
}

interface MappedPosting {
  readonly job_id: string;
  readonly updated_at: Date;
}

const MOST_PAGES = 50_000;
const PORTION = 1_000;

// Dividing the postings into files reads all of them, and so does finding their companies.
const MAX_AGE_MS = 60_000;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/**
 * The site map: an index, and files that list the open postings by their ids. The first file also has the page of the search. The last
 * file has the companies with open postings.
 */
export class Sitemap {
  readonly #dependencies: SitemapDependencies;
  readonly #files: TtlCache<readonly MapFile[]>;
  readonly #hiring: TtlCache<readonly string[]>;

  constructor(dependencies: SitemapDependencies) {
    this.#dependencies = dependencies;
    this.#files = new TtlCache({ compute: () => this.#divide(), maxAgeMs: MAX_AGE_MS, now: dependencies.now });
    this.#hiring = new TtlCache({ compute: () => this.#companyIds(), maxAgeMs: MAX_AGE_MS, now: dependencies.now });
  }

  async index(): Promise<FileAnswer> {
    const files = await this.#files.get();
    // The first file exists without postings too. Its changes are then unknown.
    const entryOf = (number: number, changed?: Date): string => {
      const address = `${this.#dependencies.siteOrigin()}${getSitemapFile.path}?file=${number}`;
      return `<sitemap><loc>${xmlText(address)}</loc>${changed === undefined ? '' : lastChange(changed)}</sitemap>\n`;
    };
    const entries = [
      ...(files.length === 0 ? [undefined] : files).map((file, at) => entryOf(at + 1, file?.changed)),
      ...(files.length === 0 ? [] : [entryOf(files.length + 1)]),
    ];
    return { body: `${HEAD}<sitemapindex ${NAMESPACE}>\n${entries.join('')}</sitemapindex>\n` };
  }

  /** @throws ApiFault not-found */
  async file(number: number): Promise<FileAnswer> {
    const files = await this.#files.get();
    const origin = this.#dependencies.siteOrigin();
    if (files.length > 0 && number === files.length + 1)
      return { body: this.#companies(origin), tag: [origin, ...files.map(({ tag }) => tag)].join(' ') };
    const file = files[number - 1];
    if (file === undefined && number > 1) throw new ApiFault('not-found');
    return { body: this.#pages(number, file?.first, files[number]?.first, origin), tag: `${origin} ${file?.tag}` };
  }

  async *#pages(number: number, first: string | undefined, next: string | undefined, origin: string): AsyncGenerator<string> {
    const { size = MOST_PAGES } = this.#dependencies;
    yield `${HEAD}<urlset ${NAMESPACE}>\n`;
    if (number === 1) yield pageEntry(origin + href(jobRoutes.openSearch));
    if (first !== undefined) {
      // The page of the search counts too.
      for await (const rows of this.#portions(first, next, number === 1 ? size - 1 : size)) {
        yield rows.map(({ job_id: id, updated_at }) => pageEntry(origin + href(jobRoutes.openDetail, { id }), updated_at)).join('');
      }
    }
    yield '</urlset>\n';
  }

  /** The list of companies, and the pages of those with open postings. */
  async *#companies(origin: string): AsyncGenerator<string> {
    const ids = await this.#hiring.get();
    yield `${HEAD}<urlset ${NAMESPACE}>\n${pageEntry(origin + href(employerRoutes.openCompanies))}`;
    for (let from = 0; from < ids.length; from += PORTION) {
      const part = ids.slice(from, from + PORTION);
      yield part.map((id) => pageEntry(origin + href(employerRoutes.openCompany, { id }))).join('');
    }
    yield '</urlset>\n';
  }

  /** The companies with open postings. The list of companies takes the first place of their file. */
  async #companyIds(): Promise<readonly string[]> {
    const { db, now, size = MOST_PAGES } = this.#dependencies;
    const rows = await openPostings(db, now())
      .select('job_search.company_id')
      .distinct()
      .orderBy('job_search.company_id')
      .limit(size - 1)
      .execute();
    return rows.map(({ company_id: id }) => id);
  }

  /** Postings that are newer than the index can make the last file longer, so it ends after `most`. */
  async *#portions(first: string, next: string | undefined, most: number): AsyncGenerator<readonly MappedPosting[]> {
    const { db, now, portion = PORTION } = this.#dependencies;
    let from = sql<boolean>`job_search.job_id >= ${first}::uuid`;
    for (let left = most; left > 0; ) {
      const rows = await openPostings(db, now())
        .select(['job_search.job_id', 'job_postings.updated_at'])
        .where(from)
        .$if(next !== undefined, (some) => some.where(sql<boolean>`job_search.job_id < ${next}::uuid`))
        .orderBy('job_search.job_id')
        .limit(Math.min(portion, left))
        .execute();
      const last = rows.at(-1);
      if (last === undefined) return;
      yield rows;
      left -= rows.length;
      from = sql<boolean>`job_search.job_id > ${last.job_id}::uuid`;
    }
  }

  /** Divides the open postings by their ids. The page of the search takes the first place of the first file. */
  async #divide(): Promise<readonly MapFile[]> {
    const { db, now, size = MOST_PAGES } = this.#dependencies;
    const numbered = openPostings(db, now()).select([
      'job_search.job_id',
      'job_postings.updated_at',
      sql<number>`row_number() over (order by job_search.job_id) / ${sql.lit(size)}`.as('file'),
    ]);
    const { rows } = await sql<MapFile>`
      select min(job_id::text) as first, max(updated_at) as changed,
        concat_ws(' ', count(*), extract(epoch from max(updated_at)), sum(uuid_hash(job_id)::bigint)) as tag
      from (${numbered}) as numbered group by file order by file`.execute(db);
    return rows;
  }
}

/** Postings in the search that have not expired, also where their expiry is not stored yet. */
function openPostings(db: JobSearchDatabase, now: Date) {
  return db
    .selectFrom('job_search')
    .innerJoin('job_postings', 'job_postings.id', 'job_search.job_id')
    .where(({ or, eb }) => or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]));
}

function pageEntry(address: string, changed?: Date): string {
  return `<url><loc>${xmlText(address)}</loc>${changed === undefined ? '' : lastChange(changed)}</url>\n`;
}

function lastChange(at: Date): string {
  return `<lastmod>${at.toISOString()}</lastmod>`;
}
