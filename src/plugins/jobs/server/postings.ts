import { v7 as uuid } from 'uuid';
import type { Actor } from '#core/contract/actor.ts';
import type { Abilities } from '#core/server/access/abilities.ts';
import { afterCommit, inTransaction } from '#core/server/db/transaction.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import { lockActor } from '#core/server/identity/lock-actor.ts';
import type { TtlCache } from '#core/server/load/ttl-cache.ts';
import { contentHash } from '#core/server/text/content-hash.ts';
import type { MasterCatalogue } from '#plugins/admin-masters/contract/master-catalogue.ts';
import type { CompanyDirectory } from '#plugins/employer/contract/company-directory.ts';
import { BLANK_DETAILS } from '../contract/detail-values.ts';
import type { JobCategory } from '../contract/job.ts';
import { LEAST_DESCRIPTION } from '../contract/posting-field-schemas.ts';
import type { PostingReading } from '../contract/posting-reader.ts';
import type { ReferenceHolder } from '../contract/posting-references.ts';
import type { Job } from '../contract/reply-schemas.ts';
import type { JobInput } from '../contract/schemas.ts';
import { offeredCategory } from './categories/chosen-category.ts';
import { withMark } from './company-marks.ts';
import { changedDescription } from './description.ts';
import { BLANK_FIELDS } from './drafts/posting-fields.ts';
import { recordEvents } from './history/posting-events.ts';
import { type PostingRow, type PostingViewing, toJob } from './job-mapping.ts';
import type { JobsDatabase } from './job-tables.ts';
import { expiryAfter } from './life-cycle/expiry.ts';
import { movesNow } from './moves/moves-now.ts';
import type { PostingNews } from './notices/posting-news.ts';
import { companyFor, lockedCompanyName } from './own-company.ts';
import type { PostingPlaces } from './places/posting-places.ts';
import type { PostingAccess, PostingStanding, ReaderCall } from './posting-access.ts';
import { isOpenToAll, isOpenToKept } from './posting-clock.ts';
import { demandOffered } from './posting-codes.ts';
import { storedDetails } from './posting-details.ts';
import { ensureLocation, equalPosting, insertPosting, lockPosting, type NewPosting } from './posting-repository.ts';
import type { ReviewRule } from './review-rule.ts';

export interface PostingsDependencies {
  readonly db: JobsDatabase;
  readonly companies: CompanyDirectory;
  readonly places: PostingPlaces;
  readonly catalogue: MasterCatalogue;
  readonly access: PostingAccess;
  readonly find: (id: string) => Promise<PostingRow | undefined>;
  /** Who keeps postings that have ended. A function, because plugins have contributed only when the server runs. */
  readonly keepers: () => readonly ReferenceHolder[];
  readonly review: ReviewRule;
  readonly now: () => Date;
  /** The categories with their numbers of postings. */
  readonly categories: Pick<TtlCache<JobCategory[]>, 'get'>;
  readonly news: Pick<PostingNews, 'moved'>;
  /** Called after postings have changed. */
  readonly changed: () => void;
}

/** A posting without the names and ids that are looked up in the transaction. */
type UnnamedPosting = Omit<NewPosting, 'company_name' | 'category_id' | 'location_id' | 'status' | 'published_at' | 'expires_at'> & {
  readonly created_at: Date;
};

/** An equal posting of the same user within this time counts as a double click. */
const DOUBLE_CLICK_MS = 60_000;

/** The job postings of the API. */
export class Postings {
  readonly #dependencies: PostingsDependencies;

  constructor(dependencies: PostingsDependencies) {
    this.#dependencies = dependencies;
  }

  /** @throws ApiFault not-found */
  async get(id: string, call: ReaderCall): Promise<Job> {
    const now = this.#dependencies.now();
    const { row, standing } = await this.#readable(id, call, now);
    return withMark(this.#dependencies.companies, toJob(row, await this.#viewing(row, standing, call, now), now));
  }

  /**
   * A posting for a call about it that every reader may make.
   *
   * @throws ApiFault not-found
   */
  async demandReadable(id: string, call: PostingReading): Promise<PostingRow> {
    return (await this.#readable(id, call, this.#dependencies.now())).row;
  }

  async #readable(id: string, call: PostingReading, now: Date): Promise<{ readonly row: PostingRow; readonly standing: PostingStanding }> {
    const row = await this.#dependencies.find(id);
    if (row === undefined) throw new ApiFault('not-found');
    const standing = await this.#dependencies.access.standingOf(call, row);
    const mayRead = isOpenToAll(row, now) || call.abilities.may('read', 'job-posting', standing) || (await this.#isKept(row, call.actor));
    if (!mayRead) throw new ApiFault('not-found');
    return { row, standing };
  }

  async create(actor: Actor, abilities: Abilities, input: JobInput): Promise<Job> {
    const companyId = await companyFor(this.#dependencies.companies, actor.userId, input.companyId);
    await demandOffered(this.#dependencies.catalogue, input);
    const id = await this.#insertOnce(actor, this.#newPosting(actor.userId, companyId, input), input);
    return this.get(id, { actor, abilities, isViewed: false });
  }

  categories(): Promise<JobCategory[]> {
    return this.#dependencies.categories.get();
  }

  async #viewing(
    row: PostingRow,
    { isMember: manages, isAuthor }: PostingStanding,
    { abilities }: ReaderCall,
    now: Date,
  ): Promise<PostingViewing> {
    const moderates = abilities.mayInGeneral('moderate', 'job-posting');
    const by = manages ? 'member' : 'moderator';
    const moves = manages || moderates ? movesNow(row, by, await this.#dependencies.review.reviewOf(row.company_id), now) : [];
    const isRead = (await this.#dependencies.companies.withActiveMembers([row.company_id])).has(row.company_id);
    return { manages, moderates, ...(moderates && { isAuthor }), isRead, moves };
  }

  /** Whether a keeper names the user as one who may still read the posting. */
  async #isKept(row: PostingRow, actor: Actor | null): Promise<boolean> {
    if (actor === null || !isOpenToKept(row)) return false;
    for (const { mayRead } of this.#dependencies.keepers()) if (await mayRead?.(row.id, actor.userId)) return true;
    return false;
  }

  #newPosting(author: string, companyId: string, input: JobInput): UnnamedPosting {
    const at = this.#dependencies.now();
    const { title, workMode, employmentType, salary, days } = input;
    const { description, descriptionHtml } = changedDescription(BLANK_FIELDS, input, LEAST_DESCRIPTION);
    const location = input.location ?? null;
    const amounts = [salary.min, salary.max, salary.currency, salary.period];
    return {
      id: uuid(),
      company_id: companyId,
      created_by: author,
      source: 'authored',
      external_id: null,
      import_key: null,
      content_hash: contentHash([
        author,
        companyId,
        title,
        description,
        descriptionHtml || null,
        location,
        workMode,
        employmentType,
        input.category,
        ...amounts,
        days,
      ]),
      title,
      description,
      description_html: descriptionHtml || null,
      location,
      work_mode: workMode,
      employment_type: employmentType,
      salary_min: salary.min,
      salary_max: salary.max,
      salary_currency: salary.currency,
      salary_period: salary.period,
      seniority: null,
      details: storedDetails({ ...BLANK_DETAILS, days: days ?? null }),
      created_at: at,
      updated_at: at,
    };
  }

  #insertOnce(
    author: Actor,
    posting: UnnamedPosting,
    { category: categoryCode = '', days }: Pick<JobInput, 'category' | 'days'>,
  ): Promise<string> {
    const since = new Date(posting.created_at.getTime() - DOUBLE_CLICK_MS);
    return inTransaction(this.#dependencies.db, async (db, transaction) => {
      await lockActor(transaction, author);
      await lockPosting(db, posting.content_hash);
      const equal = await equalPosting(db, posting.content_hash, since);
      if (equal !== undefined) return equal;
      const company_name = await lockedCompanyName(this.#dependencies.companies, transaction, posting.company_id);
      const category = await offeredCategory(db, categoryCode);
      const location_id = posting.location ? await ensureLocation(db, posting.location) : null;
      // The company is locked, so it stays verified or not until the posting is there.
      const review = await this.#dependencies.review.reviewOf(posting.company_id, transaction);
      const at = posting.created_at;
      const state =
        review === 'all'
          ? ({ status: 'pending_review', published_at: null, expires_at: null } as const)
          : ({ status: 'published', published_at: at, expires_at: expiryAfter(at, days) } as const);
      const row = { ...posting, ...state, company_name, category_id: category?.id ?? null, location_id };
      await insertPosting(db, row, category?.name ?? null, posting.created_at);
      await this.#dependencies.places.readOf(transaction, [posting.id]);
      const event = { at: posting.created_at, actorId: author.userId, by: 'member', action: 'created' } as const;
      await recordEvents(db, [posting.id], { ...event, from: null, to: state.status });
      await this.#dependencies.news.moved(transaction, posting, { by: 'member', from: null, to: state.status });
      afterCommit(transaction, this.#dependencies.changed);
      return posting.id;
    });
  }
}
