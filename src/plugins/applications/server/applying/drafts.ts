import type { Actor } from '#core/contract/actor.ts';
import { issueOfCode } from '#core/contract/errors.ts';
import type { Transaction } from '#core/contract/transaction.ts';
import { utf8Bytes } from '#core/contract/utf8-bytes.ts';
import { inTransaction } from '#core/server/db/transaction.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import type { FileStore } from '#core/server/files/file-store.ts';
import { lockActor } from '#core/server/identity/lock-actor.ts';
import { HIDDEN_STATUSES } from '#plugins/jobs/contract/life-cycle.ts';
import type { PostingDirectory, PostingState } from '#plugins/jobs/contract/posting-directory.ts';
import type { ApplicationDraft, DraftContent, DraftInput, ListedDraft } from '../../contract/applying/draft-schemas.ts';
import { DRAFT_BYTES, MOST_DRAFTS } from '../../contract/applying/drafts.ts';
import type { Terms } from '../../contract/applying/terms-schemas.ts';
import { DRAFT_USE } from '../../contract/file-purposes.ts';
import type { FrozenPart } from '../../contract/frozen-parts.ts';
import { applicationIssues } from '../../contract/issues.ts';
import type { ApplicationsDatabase, ApplicationsTransaction } from '../application-tables.ts';
import { deletionTime } from './draft-life.ts';
import {
  type DraftKey,
  type DraftRow,
  draftCount,
  draftOf,
  draftsOf,
  dropDrafts,
  insertDraft,
  lockCandidate,
  lockedDraft,
  updateDraft,
} from './stored-drafts.ts';
import { lockedTerms } from './stored-terms.ts';

interface DraftDependencies {
  readonly db: ApplicationsDatabase;
  readonly postings: Pick<PostingDirectory, 'lockedState' | 'statesOf' | 'cards'>;
  readonly files: FileStore;
  readonly parts: () => readonly FrozenPart[];
  readonly now: () => Date;
}

/** Unfinished applications. Only their candidates see them. */
export class Drafts {
  readonly #dependencies: DraftDependencies;

  constructor(dependencies: DraftDependencies) {
    this.#dependencies = dependencies;
  }

  async get(key: DraftKey): Promise<{ draft: ApplicationDraft | null }> {
    const row = await draftOf(this.#dependencies.db, key);
    if (row === undefined) return { draft: null };
    const posting = (await this.#dependencies.postings.statesOf([key.jobId])).get(key.jobId);
    return { draft: toDraft(row, posting) };
  }

  /** Postings that nobody may read any more are left out. */
  async list(candidateId: string): Promise<{ items: ListedDraft[] }> {
    const { db, postings } = this.#dependencies;
    const rows = await draftsOf(db, candidateId);
    const ids = rows.map(({ job_id }) => job_id);
    const [states, cards] = await Promise.all([postings.statesOf(ids), postings.cards(ids)]);
    return {
      items: rows.flatMap((row) => {
        const [job, posting] = [cards.get(row.job_id), states.get(row.job_id)];
        if (job === undefined || posting === undefined || HIDDEN_STATUSES.includes(posting.status)) return [];
        return [
          {
            job,
            takesApplications: posting.applyBy === 'form',
            endsAt: posting.endsAt?.toISOString() ?? null,
            updatedAt: row.updated_at.toISOString(),
            deletedAt: deletionTime(row, posting).toISOString(),
          },
        ];
      }),
    };
  }

  /**
   * @throws ApiFault not-found, conflict, invalid for input that is too long and for foreign files, applications.too-many-drafts,
   *   applications.not-open for a new draft of a posting that takes no applications
   */
  async save(actor: Actor, jobId: string, { content, version }: DraftInput): Promise<ApplicationDraft> {
    if (utf8Bytes(JSON.stringify(content)) > DRAFT_BYTES)
      throw new ApiFault('invalid', [issueOfCode(applicationIssues, 'applications.long-draft', {}, 'content')]);
    const key = { jobId, candidateId: actor.userId };
    return inTransaction(this.#dependencies.db, async (db, transaction) => {
      await lockCandidate(db, actor.userId);
      await lockActor(transaction, actor);
      const posting = await this.#dependencies.postings.lockedState(transaction, jobId);
      if (posting === undefined || HIDDEN_STATUSES.includes(posting.status)) throw new ApiFault('not-found');
      const terms = await lockedTerms(transaction, jobId);
      const before = await lockedDraft(db, key);
      if ((before?.version ?? 0) !== version) throw new ApiFault('conflict');
      const changed = { ...key, content, termsVersion: terms.version, at: this.#dependencies.now() };
      const row = before === undefined ? await this.#create(db, posting, changed) : await updateDraft(db, before, changed);
      await this.#keepFiles(transaction, row, { terms, before: before?.content ?? {} });
      return toDraft(row, posting);
    });
  }

  async delete(key: DraftKey): Promise<void> {
    await inTransaction(this.#dependencies.db, async (db, transaction) => {
      const row = await lockedDraft(db, key);
      if (row !== undefined) await dropDrafts(this.#dependencies.files, transaction, [row.id]);
    });
  }

  async #create(db: ApplicationsTransaction, posting: PostingState, draft: Parameters<typeof insertDraft>[1]): Promise<DraftRow> {
    if (posting.applyBy !== 'form') throw new ApiFault('applications.not-open');
    if ((await draftCount(db, draft.candidateId)) >= MOST_DRAFTS) throw new ApiFault('applications.too-many-drafts');
    const row = await insertDraft(db, draft);
    if (row === undefined) throw new ApiFault('conflict');
    return row;
  }

  /** Makes the draft use the files that its parts name, and no others. */
  async #keepFiles(
    transaction: Transaction,
    { id, candidate_id, content }: DraftRow,
    given: { readonly terms: Terms; readonly before: DraftContent },
  ): Promise<void> {
    const { files, parts } = this.#dependencies;
    const use = { use: DRAFT_USE, useId: id };
    const keptFiles = new Set((await files.usedBy(use, transaction)).map((file) => file.id));
    const wanted = new Set<string>();
    for (const part of parts()) {
      const named = await part.draftFiles?.(transaction, { ...given, candidateId: candidate_id, content, keptFiles });
      for (const { purpose, fileId, path } of named ?? []) {
        wanted.add(fileId);
        if (keptFiles.has(fileId)) continue;
        await files.attach(transaction, {
          ...use,
          ...{ owner: { kind: 'user', id: candidate_id }, purpose, fileIds: [fileId], paths: [`content.${path}`] },
        });
      }
    }
    const left = [...keptFiles].filter((fileId) => !wanted.has(fileId));
    await files.release(transaction, use, left);
  }
}

function toDraft(row: DraftRow, posting: PostingState | undefined): ApplicationDraft {
  return {
    content: row.content,
    termsVersion: row.terms_version,
    version: row.version,
    updatedAt: row.updated_at.toISOString(),
    deletedAt: deletionTime(row, posting).toISOString(),
  };
}
