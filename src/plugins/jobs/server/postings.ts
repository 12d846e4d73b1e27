import { v7 as uuid } from 'uuid';
import type { Actor } from '#core/contract/actor.ts';
import { issueAt } from '#core/contract/errors.ts';
import type { Page } from '#core/contract/paging.ts';
import type { Transaction } from '#core/contract/transaction.ts';
import type { Abilities } from '#core/server/access/abilities.ts';
import type { KeptAnswer } from '#core/server/db/kept-answer.ts';
import { inTransaction } from '#core/server/db/transaction.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import { type CreatedCursor, createdCursor, pageOf } from '#core/server/http/cursor.ts';
import { lockActor } from '#core/server/identity/lock-actor.ts';
import { contentHash } from '#core/server/text/content-hash.ts';
import type { MasterCatalogue } from '#plugins/admin-masters/contract/master-catalogue.ts';
import type { CompanyDirectory } from '#plugins/employer/contract/company-directory.ts';
import { jobIssues } from '../contract/issues.ts';
import type { Job, JobCategory, JobInput, ManagedJob } from '../contract/job.ts';
import { type PostingRow, toJob, toManagedJob } from './job-mapping.ts';
import type { JobsDatabase, JobsTransaction } from './job-tables.ts';
import { demandOffered } from './posting-codes.ts';
import {
  type CategoryRow,
  ensureLocation,
  equalPosting,
  insertPosting,
  lockedCategory,
  lockPosting,
  managedPostings,
  type NewPosting,
  postingFinder,
} from './posting-repository.ts';

export interface PostingsDependencies {
  readonly db: JobsDatabase;
  readonly companies: CompanyDirectory;
  readonly catalogue: MasterCatalogue;
  readonly now: () => Date;
  /** Key for the cursors of lists. */
  readonly cursorKey: Buffer;
  /** The categories with their numbers of postings. */
  readonly categories: KeptAnswer<JobCategory[]>;
}

/** A posting without the names and ids that are looked up in the transaction. */
type UnnamedPosting = Omit<NewPosting, 'company_name' | 'category_id' | 'location_id'>;

/** An equal posting of the same user within this time counts as a double click. */
const DOUBLE_CLICK_MS = 60_000;

/** The job postings of the API. */
export class Postings {
  readonly #needs: PostingsDependencies;
  readonly #cursors: CreatedCursor;
  readonly #find: (id: string) => Promise<PostingRow | undefined>;

  constructor(needs: PostingsDependencies) {
    this.#needs = needs;
    this.#cursors = createdCursor(needs.cursorKey, 'jobs.managed');
    this.#find = postingFinder(needs.db);
  }

  async get(id: string, actor: Actor | null, abilities: Abilities): Promise<Job> {
    const row = await this.#find(id);
    if (row === undefined) throw new ApiFault('not-found');
    const isMember = actor !== null && (await this.#isMember(actor, abilities, row.company_id));
    if (row.status !== 'published') abilities.demand('read', 'job-posting', { isMember });
    return toJob(row, { manages: isMember });
  }

  async create(actor: Actor, abilities: Abilities, input: JobInput): Promise<Job> {
    const companyId = await this.#companyFor(actor.userId, input.companyId);
    await demandOffered(this.#needs.catalogue, input);
    const id = await this.#insertOnce(actor, this.#newPosting(actor.userId, companyId, input), input.category);
    this.#needs.categories.forget();
    return this.get(id, actor, abilities);
  }

  async managed(userId: string, query: { readonly limit: number; readonly cursor?: string | undefined }): Promise<Page<ManagedJob>> {
    const after = this.#cursors.after(query);
    const companies = await this.#needs.companies.companiesOf(userId);
    if (companies.length === 0) return { items: [], nextCursor: null };
    const rows = await managedPostings(this.#needs.db, { companies, after, limit: query.limit });
    const page = pageOf(rows, query.limit, this.#cursors.of(query));
    return { ...page, items: page.items.map(toManagedJob) };
  }

  categories(): Promise<JobCategory[]> {
    return this.#needs.categories.get();
  }

  async #isMember(actor: Actor, abilities: Abilities, companyId: string): Promise<boolean> {
    return abilities.mayInGeneral('update', 'job-posting') && this.#needs.companies.isMember(actor.userId, companyId);
  }

  async #companyFor(userId: string, asked: string | undefined): Promise<string> {
    const own = await this.#needs.companies.companiesOf(userId);
    if (asked !== undefined) {
      if (!own.includes(asked)) throw new ApiFault('not-found');
      return asked;
    }
    const [only, another] = own;
    if (only === undefined) throw new ApiFault('jobs.no-company');
    if (another !== undefined) throw new ApiFault('invalid', [issueAt('companyId', jobIssues['jobs.choose-company'])]);
    return only;
  }

  async #companyName(transaction: Transaction, companyId: string): Promise<string> {
    const name = (await this.#needs.companies.lockedNames(transaction, [companyId])).get(companyId);
    if (name === undefined) throw new ApiFault('not-found');
    return name;
  }

  async #category(db: JobsTransaction, code: string | undefined): Promise<CategoryRow | undefined> {
    if (code === undefined) return undefined;
    const category = await lockedCategory(db, code);
    if (category === undefined) throw new ApiFault('invalid', [issueAt('category', jobIssues['jobs.category-unknown'])]);
    return category;
  }

  #newPosting(author: string, companyId: string, input: JobInput): UnnamedPosting {
    const at = this.#needs.now();
    const { title, description, workMode, employmentType, salary } = input;
    const location = input.location ?? null;
    const amounts = [salary.min, salary.max, salary.currency, salary.period];
    return {
      id: uuid(),
      company_id: companyId,
      created_by: author,
      source: 'authored',
      external_id: null,
      import_key: null,
      content_hash: contentHash([author, companyId, title, description, location, workMode, employmentType, input.category, ...amounts]),
      title,
      description,
      location,
      work_mode: workMode,
      employment_type: employmentType,
      salary_min: salary.min,
      salary_max: salary.max,
      salary_currency: salary.currency,
      salary_period: salary.period,
      seniority: null,
      status: 'published',
      published_at: at,
      created_at: at,
      updated_at: at,
    };
  }

  #insertOnce(author: Actor, posting: UnnamedPosting, categoryCode: string | undefined): Promise<string> {
    const since = new Date(posting.published_at.getTime() - DOUBLE_CLICK_MS);
    return inTransaction(this.#needs.db, async (db, transaction) => {
      await lockActor(transaction, author);
      await lockPosting(db, posting.content_hash);
      const equal = await equalPosting(db, posting.content_hash, since);
      if (equal !== undefined) return equal;
      // Read and locked here. A concurrent rename waits until the transaction ends, and then finds this posting.
      const company_name = await this.#companyName(transaction, posting.company_id);
      const category = await this.#category(db, categoryCode);
      const location_id = posting.location ? await ensureLocation(db, posting.location) : null;
      await insertPosting(db, { ...posting, company_name, category_id: category?.id ?? null, location_id }, category?.name ?? null);
      return posting.id;
    });
  }
}
