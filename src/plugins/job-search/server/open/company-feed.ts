import type { FileAnswer } from '#core/server/http/files/handle-download.ts';
import { TtlCache } from '#core/server/load/ttl-cache.ts';
import type { CompanyDirectory } from '#plugins/employer/contract/company-directory.ts';
import type { OpenPosting, PostingReader } from '#plugins/jobs/contract/posting-reader.ts';
import { feedEntries } from './feed-entries.ts';
import { xmlText } from './xml.ts';

export interface CompanyFeedDependencies {
  readonly postings: Pick<PostingReader, 'openOf' | 'stateOfOpen'>;
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
  readonly #dependencies: CompanyFeedDependencies;
  readonly #state: TtlCache<FeedState>;

  constructor(dependencies: CompanyFeedDependencies) {
    this.#dependencies = dependencies;
    this.#state = new TtlCache({ compute: () => this.#readState(), maxAgeMs: MAX_AGE_MS, now: dependencies.now });
  }

  async answer(): Promise<FileAnswer> {
    const origin = this.#dependencies.siteOrigin();
    const state = await this.#state.get();
    return { body: this.#document(origin, state), tag: `${origin} ${state.tag}` };
  }

  async *#document(origin: string, { changed }: FeedState): AsyncGenerator<string> {
    yield '<?xml version="1.0" encoding="UTF-8"?>\n<source>\n';
    yield `<publisher>Trellis</publisher>\n<publisherurl>${xmlText(origin)}</publisherurl>\n`;
    if (changed !== undefined) yield `<lastBuildDate>${changed.toISOString()}</lastBuildDate>\n`;
    for await (const companyIds of this.#companies()) {
      for await (const rows of this.#postings(companyIds)) {
        yield rows.flatMap((posting) => feedEntries(posting, origin)).join('');
      }
    }
    yield '</source>\n';
  }

  async *#companies(): AsyncGenerator<readonly string[]> {
    const { companies, portion = PORTION } = this.#dependencies;
    let after: string | undefined;
    do {
      const ids = await companies.withMembers(after, portion);
      if (ids.length > 0) yield ids;
      after = ids.at(-1);
    } while (after !== undefined);
  }

  async *#postings(companyIds: readonly string[]): AsyncGenerator<readonly OpenPosting[]> {
    const { postings, portion = PORTION } = this.#dependencies;
    let after: string | undefined;
    do {
      const found = await postings.openOf({ companyIds, after, limit: portion });
      if (found.length > 0) yield found;
      after = found.at(-1)?.id;
    } while (after !== undefined);
  }

  async #readState(): Promise<FeedState> {
    const parts: string[] = [];
    let changed: Date | undefined;
    for await (const companyIds of this.#companies()) {
      const state = await this.#dependencies.postings.stateOfOpen(companyIds);
      parts.push(state.tag);
      if (state.changed !== undefined && (changed === undefined || state.changed > changed)) changed = state.changed;
    }
    return { tag: parts.join(), changed };
  }
}
