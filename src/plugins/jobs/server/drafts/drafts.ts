import { v7 as uuid } from 'uuid';
import { afterCommit, inTransaction } from '#core/server/db/transaction.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import { lockActor } from '#core/server/identity/lock-actor.ts';
import { contentHash } from '#core/server/text/content-hash.ts';
import type { CompanyDirectory } from '#plugins/employer/contract/company-directory.ts';
import { MOST_DRAFTS } from '../../contract/life-cycle.ts';
import type { DraftInput } from '../../contract/managing.ts';
import type { PostingFields } from '../../contract/posting-input-schemas.ts';
import type { PostingListener } from '../../contract/posting-references.ts';
import { draftActions } from '../audit-actions.ts';
import { draftCategory } from '../categories/chosen-category.ts';
import { recordEvents } from '../history/posting-events.ts';
import type { JobsDatabase, JobsTransaction } from '../job-tables.ts';
import { chosenCompany, companyFor, lockedCompanyName } from '../own-company.ts';
import { type PostingAccess, type PostingCall, sideOf } from '../posting-access.ts';
import { type CategoryRow, ensureLocation, lockedCategoryById, lockPosting } from '../posting-repository.ts';
import { BLANK_FIELDS, changed, columnsOf, fieldsOf } from './posting-fields.ts';

export interface DraftsDependencies {
  readonly db: JobsDatabase;
  readonly companies: CompanyDirectory;
  readonly access: PostingAccess;
  readonly listeners: () => readonly PostingListener[];
  readonly now: () => Date;
  /** Called after postings have changed. */
  readonly changed: () => void;
}

/** Creates, copies and deletes drafts. */
export class Drafts {
  readonly #dependencies: DraftsDependencies;

  constructor(dependencies: DraftsDependencies) {
    this.#dependencies = dependencies;
  }

  /** @throws ApiFault jobs.drafts-full, jobs.no-company, not-found or invalid */
  async create(call: PostingCall, { companyId: asked, ...change }: DraftInput): Promise<string> {
    const { companies } = this.#dependencies;
    const isMember = sideOf(call.actor) === 'member';
    const companyId = await (isMember ? companyFor(companies, call.actor.userId, asked) : chosenCompany(companies, asked));
    const fields = changed(BLANK_FIELDS, change);
    return this.#insert(call, { companyId, fields, copiedFrom: null, category: (db) => draftCategory(db, fields.category) });
  }

  /** A copy has the fields of the original, but not its deadline. @throws ApiFault jobs.drafts-full, not-found */
  async copy(call: PostingCall, id: string): Promise<string> {
    const { row } = await this.#dependencies.access.demand('update', call, id);
    const fields = { ...fieldsOf(row), deadline: '' };
    return this.#insert(call, {
      companyId: row.company_id,
      fields,
      copiedFrom: id,
      category: (db) => lockedCategoryById(db, row.category_id),
    });
  }

  /**
   * @param version the version that the user has seen; any version when absent
   * @throws ApiFault not-found, jobs.not-a-draft, or conflict when the draft has changed since
   */
  async delete(call: PostingCall, id: string, version?: number): Promise<void> {
    const { row, by } = await this.#dependencies.access.demand('delete', call, id);
    if (row.status !== 'draft') throw new ApiFault('jobs.not-a-draft');
    if (version !== undefined && row.version !== version) throw new ApiFault('conflict');
    await inTransaction(this.#dependencies.db, async (db, transaction) => {
      await lockActor(transaction, call.actor);
      // It may have been published since it was read.
      const { numDeletedRows } = await db
        .deleteFrom('job_postings')
        .where('id', '=', id)
        .where('status', '=', 'draft')
        .$if(version !== undefined, (some) => some.where('version', '=', version ?? 0))
        .executeTakeFirstOrThrow();
      if (numDeletedRows === 0n) throw new ApiFault(version === undefined ? 'jobs.not-a-draft' : 'conflict');
      if (by === 'moderator') {
        await call.audit(transaction, draftActions.deleted, { subjectId: id, changes: { company: [row.company_name, null] } });
      }
      afterCommit(transaction, this.#dependencies.changed);
    });
  }

  #insert({ actor, audit }: PostingCall, { companyId, fields, copiedFrom, category }: NewDraft): Promise<string> {
    const id = uuid();
    const at = this.#dependencies.now();
    return inTransaction(this.#dependencies.db, async (db, transaction) => {
      await lockActor(transaction, actor);
      await demandRoom(db, companyId);
      const company_name = await lockedCompanyName(this.#dependencies.companies, transaction, companyId);
      const category_id = (await category(db))?.id ?? null;
      const location_id = fields.location === '' ? null : await ensureLocation(db, fields.location);
      const owner = { company_id: companyId, company_name, created_by: actor.userId, copied_from: copiedFrom };
      // A draft equals no other posting, so each has a hash of its own.
      const source = { source: 'authored', external_id: null, import_key: null, content_hash: contentHash(['draft', id]) } as const;
      const state = { status: 'draft', published_at: null, created_at: at, updated_at: at, seniority: null } as const;
      await db
        .insertInto('job_postings')
        .values({ id, ...owner, ...source, ...state, ...columnsOf(fields), category_id, location_id })
        .execute();
      const action = copiedFrom === null ? 'created' : 'copied';
      const by = sideOf(actor);
      await recordEvents(db, [id], { at, actorId: actor.userId, by, action, from: null, to: 'draft' });
      if (copiedFrom !== null) {
        for (const listener of this.#dependencies.listeners()) await listener.copied?.(transaction, { from: copiedFrom, to: id });
      }
      if (by === 'moderator') await audit(transaction, draftActions.created, { subjectId: id, changes: { company: [null, company_name] } });
      afterCommit(transaction, this.#dependencies.changed);
      return id;
    });
  }
}

/** @throws ApiFault jobs.drafts-full */
async function demandRoom(db: JobsTransaction, companyId: string): Promise<void> {
  // Two new drafts of one company are counted one after the other.
  await lockPosting(db, contentHash(['drafts', companyId]));
  const { count } = await db
    .selectFrom('job_postings')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .where('status', '=', 'draft')
    .executeTakeFirstOrThrow();
  if (Number(count) >= MOST_DRAFTS) throw new ApiFault('jobs.drafts-full');
}

interface NewDraft {
  readonly companyId: string;
  readonly fields: PostingFields;
  readonly copiedFrom: string | null;
  readonly category: (db: JobsTransaction) => Promise<CategoryRow | undefined>;
}
