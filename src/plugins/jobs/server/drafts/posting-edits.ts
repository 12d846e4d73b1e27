import { afterCommit, inTransaction } from '#core/server/db/transaction.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import { contentHash } from '#core/server/text/content-hash.ts';
import type { MasterCatalogue } from '#plugins/admin-masters/contract/master-catalogue.ts';
import { newlyUsed } from '#plugins/admin-masters/contract/not-offered.ts';
import type { CompanyDirectory } from '#plugins/employer/contract/company-directory.ts';
import { EDITABLE_STATUSES, type JobReview, type JobStatus, postingMove } from '../../contract/life-cycle.ts';
import type { PostingEdit } from '../../contract/managing.ts';
import type { PostingFields } from '../../contract/posting-input-schemas.ts';
import type { PostingListener } from '../../contract/posting-references.ts';
import { draftActions } from '../audit-actions.ts';
import { draftCategory, offeredCategory } from '../categories/chosen-category.ts';
import { recordEvents } from '../history/posting-events.ts';
import type { PostingRow } from '../job-mapping.ts';
import type { JobsDatabase } from '../job-tables.ts';
import { type Changing, lockForChange, writeChange } from '../life-cycle/locked-posting.ts';
import type { PostingNews } from '../notices/posting-news.ts';
import type { PostingPlaces } from '../places/posting-places.ts';
import type { PostingAccess, PostingCall, SeenPosting } from '../posting-access.ts';
import { statusAt } from '../posting-clock.ts';
import { ensureLocation, lockedCategoryById } from '../posting-repository.ts';
import type { ReviewRule } from '../review-rule.ts';
import { editIssues } from './edit-issues.ts';
import { codesOf } from './needs.ts';
import { changed, changedNames, columnsOf, fieldsOf } from './posting-fields.ts';

/** Title, pay and place. Where postings are reviewed, administrators review a published posting again after an edit of one of them. */
const MATERIAL = new Set([
  'title',
  'salary',
  'details.isGross',
  'location',
  'country',
  'workMode',
  'details.places',
  'details.applicantCountries',
]);

export interface PostingEditsDependencies {
  readonly db: JobsDatabase;
  readonly companies: Pick<CompanyDirectory, 'lockedNames'>;
  readonly places: PostingPlaces;
  readonly catalogue: MasterCatalogue;
  readonly access: PostingAccess;
  readonly review: ReviewRule;
  readonly listeners: () => readonly PostingListener[];
  readonly now: () => Date;
  readonly news: Pick<PostingNews, 'moved'>;
  /** Called after postings have changed. */
  readonly changed: () => void;
}

/** An edit that was checked. */
interface CheckedEdit {
  readonly call: PostingCall;
  readonly row: PostingRow;
  readonly by: SeenPosting['by'];
  readonly status: JobStatus;
  readonly fields: PostingFields;
  /** The names of the changed fields. */
  readonly names: readonly string[];
}

/** Edits postings. */
export class PostingEdits {
  readonly #dependencies: PostingEditsDependencies;

  constructor(dependencies: PostingEditsDependencies) {
    this.#dependencies = dependencies;
  }

  /** @throws ApiFault not-found, conflict, jobs.not-editable or invalid */
  async edit(call: PostingCall, id: string, { version, ...change }: PostingEdit): Promise<void> {
    const { row, by } = await this.#dependencies.access.demand('edit', call, id);
    const now = this.#dependencies.now();
    if (row.version !== version) throw new ApiFault('conflict');
    const status = statusAt(row, now);
    if (!EDITABLE_STATUSES.includes(status)) throw new ApiFault('jobs.not-editable');
    const before = fieldsOf(row);
    const fields = changed(before, change);
    const names = changedNames(before, fields);
    if (names.length === 0) return;
    if (status !== 'draft') {
      const issues = await editIssues(this.#dependencies.catalogue, row, { before, after: fields }, now);
      if (issues.length > 0) throw new ApiFault('invalid', issues);
    }
    await inTransaction(this.#dependencies.db, (db, transaction) =>
      this.#write(
        { db, transaction, companies: this.#dependencies.companies, places: this.#dependencies.places, actor: call.actor, now },
        { call, row, by, status, fields, names },
      ),
    );
  }

  async #write(changing: Changing, { call, row, by, status, fields, names }: CheckedEdit): Promise<void> {
    const { db, transaction, actor, now } = changing;
    const gone = status === 'draft' ? [] : await this.#dependencies.catalogue.hold(transaction, codesOf(fields));
    const isKept = fields.category === (row.category_code ?? '');
    const chosen = status === 'draft' ? draftCategory : offeredCategory;
    const category = () => (isKept ? lockedCategoryById(db, row.category_id) : chosen(db, fields.category));
    const locked = await lockForChange(changing, row, category);
    // A merge has replaced them since the posting was read.
    if (newlyUsed(gone, codesOf(fieldsOf({ ...row, ...locked.row }))).length > 0) throw new ApiFault('conflict');
    // Administrators review what they write themselves.
    const review = await this.#dependencies.review.reviewOf(row.company_id, transaction);
    const isWaiting = by === 'member' && isReviewedAgain(status, names, review);
    const event = { at: now, actorId: actor.userId, by };
    await writeChange(changing, locked, {
      ...columnsOf(fields),
      category_id: locked.category?.id ?? null,
      location_id: fields.location === '' ? null : await ensureLocation(db, fields.location),
      ...(isWaiting && { status: 'pending_review', paused_by_system: false }),
      // Imports recognise their postings by the hash, and the guard against double clicks new ones.
      ...(row.source === 'authored' && { content_hash: contentHash(['edited', row.id, row.version]) }),
    });
    // A draft saves itself every few seconds.
    if (status !== 'draft') {
      for (const listener of this.#dependencies.listeners()) await listener.edited?.(transaction, row.id);
      await recordEvents(db, [row.id], { ...event, action: 'edited', from: status, to: status, fields: names });
    }
    if (isWaiting) {
      await recordEvents(db, [row.id], { ...event, action: 'moved', from: status, to: 'pending_review' });
      await this.#dependencies.news.moved(transaction, row, { by, from: status, to: 'pending_review' });
    }
    if (by === 'moderator') {
      await call.audit(transaction, draftActions.edited, { subjectId: row.id, changes: { fields: [null, names.join(' ')] } });
    }
    afterCommit(transaction, this.#dependencies.changed);
  }
}

/** Whether administrators review a posting again after a member changed these fields. */
export function isReviewedAgain(status: JobStatus, changedFields: readonly string[], review: JobReview): boolean {
  const again = postingMove(status, 'pending_review', 'member', review);
  return again?.demands.includes('material-edit') === true && changedFields.some((name) => MATERIAL.has(name));
}
