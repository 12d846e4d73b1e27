import { v7 as uuidv7 } from 'uuid';
import type { Actor } from '#core/contract/actor.ts';
import type { Transaction } from '#core/contract/transaction.ts';
import { inTransaction } from '#core/server/db/transaction.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import type { FileStore } from '#core/server/files/file-store.ts';
import { lockActor } from '#core/server/identity/lock-actor.ts';
import { HIDDEN_STATUSES } from '#plugins/jobs/contract/life-cycle.ts';
import type { PostingDirectory, PostingState } from '#plugins/jobs/contract/posting-directory.ts';
import { answerDate } from '../../contract/answer-date.ts';
import type { ApplicationListener } from '../../contract/application-listeners.ts';
import type { ApplicationInput } from '../../contract/applying/application-input-schemas.ts';
import { checkInput } from '../../contract/applying/check-input.ts';
import type { Terms } from '../../contract/applying/terms-schemas.ts';
import { DRAFT_USE } from '../../contract/file-purposes.ts';
import type { FrozenPart } from '../../contract/frozen-parts.ts';
import type { ApplicationReader } from '../application-reader.ts';
import { attemptsOf, insertApplication, insertMove } from '../application-repository.ts';
import type { ApplicationsDatabase, ApplicationsTransaction } from '../application-tables.ts';
import type { SearchRows } from '../search/search-rows.ts';
import { demandAttempt } from './attempts.ts';
import type { Copies } from './copies.ts';
import { type DraftRow, dropDrafts, lockCandidate, lockedDraft } from './stored-drafts.ts';
import { lockedTerms } from './stored-terms.ts';

interface SendingDependencies {
  readonly db: ApplicationsDatabase;
  readonly postings: Pick<PostingDirectory, 'lockedState'>;
  readonly reader: Pick<ApplicationReader, 'locked'>;
  readonly copies: Pick<Copies, 'make'>;
  readonly searchRows: Pick<SearchRows, 'write'>;
  readonly files: FileStore;
  readonly parts: () => readonly FrozenPart[];
  readonly listeners: () => readonly ApplicationListener[];
  readonly now: () => Date;
}

/** Takes applications. */
export class Sending {
  readonly #dependencies: SendingDependencies;

  constructor(dependencies: SendingDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Takes an application, copies what is sent, and deletes the draft. Returns the id.
   * Locks the user, the posting, the terms and the profile, in this order.
   *
   * @throws ApiFault see the refusals of the call
   */
  async send(candidate: Actor, jobId: string, given: ApplicationInput): Promise<string> {
    const id = uuidv7();
    const { db: database, now } = this.#dependencies;
    const at = now();
    await inTransaction(database, async (db, transaction) => {
      // Two sends of one candidate would count the same earlier attempts.
      await lockCandidate(db, candidate.userId);
      await lockActor(transaction, candidate);
      const posting = await this.#demandOpen(transaction, jobId);
      const terms = await this.#demandTerms(transaction, jobId, given.termsVersion);
      const key = { jobId, candidateId: candidate.userId };
      const earlier = await attemptsOf(db, key);
      const seen = await Promise.all(earlier.map((row) => this.#dependencies.reader.locked(db, candidate, row)));
      demandAttempt({
        earlier: seen.map(({ stage, updated_at: since }) => ({ stage, since })),
        mayApplyAgain: terms.mayApplyAgain,
        now: at,
      });
      const checked = checkInput(terms, given);
      if ('issues' in checked) throw new ApiFault('invalid', checked.issues);
      const { input } = checked;
      const inserted = await insertApplication(db, {
        ...{ id, job_id: jobId, company_id: posting.companyId, candidate_id: candidate.userId, attempt_no: 1 + earlier.length },
        ...{ message: input.message, stage: 'submitted', first_response_at: null, created_at: at, updated_at: at, has_copy: true },
        ...{ job_title: posting.title, company_name: posting.company },
        answer_by: posting.responseDays === null ? null : answerDate(at, posting.responseDays),
        source: input.source === undefined || Object.keys(input.source).length === 0 ? null : JSON.stringify(input.source),
      });
      if (!inserted) throw new ApiFault('applications.already-applied');
      await this.#copy(db, transaction, id, { ...key, input, terms });
      await this.#dependencies.searchRows.write(transaction, id);
      const move = { from_stage: null, to_stage: 'submitted', moved_by: 'candidate' } as const;
      await insertMove(db, { ...move, application_id: id, seq: 1, actor_id: candidate.userId, moved_at: at });
      const made = { ...key, companyId: posting.companyId, applicationId: id, from: null, to: 'submitted', by: 'candidate' } as const;
      for (const listener of this.#dependencies.listeners()) await listener.moved(transaction, [made]);
    });
    return id;
  }

  async #demandOpen(transaction: Transaction, jobId: string): Promise<PostingState> {
    const posting = await this.#dependencies.postings.lockedState(transaction, jobId);
    if (posting === undefined || HIDDEN_STATUSES.includes(posting.status)) throw new ApiFault('not-found');
    if (!posting.isOpen) throw new ApiFault('applications.not-open');
    if (posting.applyBy === 'address') throw new ApiFault('applications.apply-elsewhere');
    if (!posting.isRead) throw new ApiFault('applications.nobody-reads');
    return posting;
  }

  async #demandTerms(transaction: Transaction, jobId: string, version: number | undefined): Promise<Terms> {
    const terms = await lockedTerms(transaction, jobId);
    if (version !== undefined && version !== terms.version) throw new ApiFault('applications.questions-changed');
    if (terms.cv === 'off' || this.#dependencies.parts().some(({ name }) => name === 'cv')) return terms;
    return { ...terms, cv: 'off' };
  }

  async #copy(
    db: ApplicationsTransaction,
    transaction: Transaction,
    id: string,
    sent: { readonly jobId: string; readonly candidateId: string; readonly input: ApplicationInput; readonly terms: Terms },
  ): Promise<void> {
    const { copies, files } = this.#dependencies;
    const draft: DraftRow | undefined = await lockedDraft(db, sent);
    const kept = draft === undefined ? [] : await files.usedBy({ use: DRAFT_USE, useId: draft.id }, transaction);
    await copies.make(transaction, id, { ...sent, draftFiles: new Set(kept.map((file) => file.id)) });
    if (draft !== undefined) await dropDrafts(files, transaction, [draft.id]);
  }
}
