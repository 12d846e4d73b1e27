import { sql } from 'kysely';
import type { FileAnswer } from '#core/server/http/files/handle-download.ts';
import { TtlCache } from '#core/server/load/ttl-cache.ts';
import type { CompanyDirectory } from '#plugins/employer/contract/company-directory.ts';
import type { JobsDatabase } from '../job-tables.ts';
import { type FeedPosting, feedEntries } from './feed-entries.ts';
import { xmlText } from './xml.ts';

export interface CompanyFeedNeeds {
  readonly db: JobsDatabase;
  readonly companies: Pick<CompanyDirectory, 'withMembers'>;
  readonly now: () => Date;
  readonly siteOrigin: () => string;
  /** Companies and postings that are read at a time. */
  readonly portion?: number;
}

/** The state of the feed's content. */
interface FeedState {
  readonly tag: string;
  readonly changed: Date | undefined;
}

const PORTION = 200;

// Computing it reads all postings of the feed.
const MAX_AGE_MS = 60_000;

/**
 * The open postings of all companies that have members, as XML for job boards. Postings of imports are left out: their companies have not
 * agreed, and boards have them already. It is always the full feed, because boards drop postings that are missing from it.
 */
export class CompanyFeed {
  readonly #needs: CompanyFeedNeeds;
  readonly #state: TtlCache<FeedState>;

  constructor(needs: CompanyFeedNeeds) {
    this.#needs = needs;
    this.#state = new TtlCache({ compute: () => this.#readState(), maxAgeMs: MAX_AGE_MS, now: needs.now });
  }

  async answer(): Promise<FileAnswer> {
    const origin = this.#needs.siteOrigin();
    const state = await this.#state.get();
    return { body: this.#document(origin, state), tag: `${origin} ${state.tag}` };
  }

  async *#document(origin: string, { changed }: FeedState): AsyncGenerator<string> {
    yield '<?xml version="1.0" encoding="UTF-8"?>\n<source>\n';
    yield `<publisher>Trellis</publisher>\n<publisherurl>${xmlText(origin)}</publisherurl>\n`;
    if (changed !== undefined) yield `<lastBuildDate>${changed.toISOString()}</lastBuildDate>\n`;
    for await (const companyIds of this.#companies()) {
      for await (const rows of this.#postings(companyIds)) {
        yield rows.flatMap((row) => feedEntries(row, origin)).join('');
      }
    }
    yield '</source>\n';
  }

  async *#companies(): AsyncGenerator<readonly string[]> {
    const { companies, portion = PORTION } = this.#needs;
    let after: string | undefined;
    do {
      const ids = await companies.withMembers(after, portion);
      if (ids.length > 0) yield ids;
      after = ids.at(-1);
    } while (after !== undefined);
  }

  async *#postings(companyIds: readonly string[]): AsyncGenerator<readonly FeedPosting[]> {
    const { db, now, portion = PORTION } = this.#needs;
    let after: string | undefined;
    do {
      const rows: FeedPosting[] = await openPostings(db, companyIds, now())
        .select([
          'job_postings.id',
          'job_postings.title',
          'job_postings.company_name',
          'job_postings.location',
          'job_postings.country',
          'job_postings.work_mode',
          'job_postings.employment_type',
          'job_postings.salary_min',
          'job_postings.salary_max',
          'job_postings.salary_currency',
          'job_postings.salary_period',
          'job_postings.description',
          'job_postings.description_html',
          'job_postings.experience_min',
          'job_postings.details',
          'job_postings.reference_no',
          'job_postings.published_at',
          'job_postings.expires_at',
          'job_postings.deadline',
          'job_categories.name as category_name',
        ])
        .$if(after !== undefined, (some) => some.where(sql<boolean>`job_postings.id > ${after}::uuid`))
        .orderBy('job_postings.id')
        .limit(portion)
        .execute();
      if (rows.length > 0) yield rows;
      after = rows.at(-1)?.id;
    } while (after !== undefined);
  }

  async #readState(): Promise<FeedState> {
    const parts: string[] = [];
    let changed: Date | undefined;
    for await (const companyIds of this.#companies()) {
      const state = await openPostings(this.#needs.db, companyIds, this.#needs.now())
        .select(({ fn }) => [
          fn.countAll<number>().as('count'),
          fn.max('job_postings.updated_at').as('changed'),
          sql<string | null>`sum(uuid_hash(job_postings.id)::bigint)::text`.as('ids'),
          // A new name of a company or a category is no change of its postings.
          sql<string | null>`sum(hashtext(concat_ws(' ', job_postings.company_name, job_categories.name))::bigint)::text`.as('names'),
        ])
        .executeTakeFirstOrThrow();
      parts.push([state.count, state.changed?.toISOString(), state.ids, state.names].join(' '));
      if (state.changed !== null && (changed === undefined || state.changed > changed)) changed = state.changed;
    }
    return { tag: parts.join(), changed };
  }
}

/** Postings of employers in the search that take applications, also where their expiry is not stored yet. */
function openPostings(db: JobsDatabase, companyIds: readonly string[], now: Date) {
  return (
    db
      .selectFrom('job_search')
      .innerJoin('job_postings', 'job_postings.id', 'job_search.job_id')
      .leftJoin('job_categories', 'job_categories.id', 'job_postings.category_id')
      .where(sql<boolean>`job_search.company_id = any(${[...companyIds]}::uuid[])`)
      .where('job_postings.source', '=', 'authored')
      .where(({ or, eb }) => or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
      // A day ends last at 12 hours west of Greenwich.
      .where(sql<boolean>`(deadline is null or deadline + interval '36 hours' > ${now}::timestamptz at time zone 'utc')`)
  );
}
