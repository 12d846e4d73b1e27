import type { MasterCatalogue } from '#plugins/admin-masters/contract/master-catalogue.ts';
import type { EditedPosting } from '../../contract/managing-schemas.ts';
import type { PostingListener } from '../../contract/posting-references.ts';
import type { ManagedJob } from '../../contract/reply-schemas.ts';
import { type CompanyMarksReader, withMark } from '../company-marks.ts';
import { fieldsOf } from '../drafts/posting-fields.ts';
import { categoryOf, toManagedJob } from '../job-mapping.ts';
import { publishingNeeds } from '../moves/demands.ts';
import type { PostingAccess, PostingCall } from '../posting-access.ts';
import type { ReviewRule } from '../review-rule.ts';
import { draftLacks } from './draft-lacks.ts';
import { endingWith } from './open-applications.ts';

export interface EditedPostingsDependencies {
  readonly companies: CompanyMarksReader;
  readonly catalogue: MasterCatalogue;
  readonly access: PostingAccess;
  readonly listeners: () => readonly PostingListener[];
  readonly review: ReviewRule;
  readonly now: () => Date;
}

/** Reads postings for their forms and for the rows of lists. */
export class EditedPostings {
  readonly #dependencies: EditedPostingsDependencies;

  constructor(dependencies: EditedPostingsDependencies) {
    this.#dependencies = dependencies;
  }

  /** @throws ApiFault not-found */
  async form(call: PostingCall, id: string): Promise<EditedPosting> {
    const { access, catalogue, companies, now } = this.#dependencies;
    const { row, by } = await access.demand('edit', call, id);
    const review = await this.#dependencies.review.reviewOf(row.company_id);
    const at = now();
    return {
      job: await withMark(companies, toManagedJob(row, { by, userId: call.actor.userId, review, now: at })),
      fields: fieldsOf(row),
      category: categoryOf(row),
      needs: await publishingNeeds(catalogue, row, at),
      reviewNote: row.review_note,
      isReviewed: review === 'all' && by === 'member',
      openApplications: await endingWith(this.#dependencies.listeners(), [id]),
      copiedFrom: row.copied_from,
    };
  }

  /** @throws ApiFault not-found */
  async row(call: PostingCall, id: string): Promise<ManagedJob> {
    const { access, catalogue, now } = this.#dependencies;
    const { row, by } = await access.demand('read', call, id);
    const review = await this.#dependencies.review.reviewOf(row.company_id);
    const at = now();
    const job = toManagedJob(row, { by, userId: call.actor.userId, review, now: at });
    return row.status === 'draft' ? { ...job, lacks: await draftLacks(catalogue, row, at) } : job;
  }
}
