import { type Selectable, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from '#core/contract/transaction.ts';
import { tablesIn } from '#core/server/db/transaction.ts';
import type { FileStore } from '#core/server/files/file-store.ts';
import type { DraftContent } from '../../contract/applying/draft-schemas.ts';
import { DRAFT_USE } from '../../contract/file-purposes.ts';
import type { ApplicationDraftsTable, ApplicationsDatabase, ApplicationsTransaction, ApplicationTables } from '../application-tables.ts';

export type DraftRow = Selectable<ApplicationDraftsTable>;

/** Whose draft it is, and for which posting. */
export interface DraftKey {
  readonly jobId: string;
  readonly candidateId: string;
}

export function draftOf(db: ApplicationsDatabase, { jobId, candidateId }: DraftKey): Promise<DraftRow | undefined> {
  return db
    .selectFrom('application_drafts')
    .selectAll()
    .where('job_id', '=', jobId)
    .where('candidate_id', '=', candidateId)
    .executeTakeFirst();
}

/** The same, with a lock: the draft does not change before the transaction ends. */
export function lockedDraft(db: ApplicationsTransaction, { jobId, candidateId }: DraftKey): Promise<DraftRow | undefined> {
  const draft = db.selectFrom('application_drafts').selectAll().where('job_id', '=', jobId).where('candidate_id', '=', candidateId);
  return draft.forUpdate().executeTakeFirst();
}

/** The drafts of a candidate, the last changed one first. */
export function draftsOf(db: ApplicationsDatabase, candidateId: string): Promise<DraftRow[]> {
  return db
    .selectFrom('application_drafts')
    .selectAll()
    .where('candidate_id', '=', candidateId)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export async function draftCount(db: ApplicationsDatabase, candidateId: string): Promise<number> {
  const drafts = db.selectFrom('application_drafts').where('candidate_id', '=', candidateId);
  return (await drafts.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count;
}

interface NewContent extends DraftKey {
  readonly content: DraftContent;
  readonly termsVersion: number;
  readonly at: Date;
}

/** Creates a draft; `undefined` when there is one already. */
export function insertDraft(db: ApplicationsTransaction, { jobId, candidateId, content, termsVersion, at }: NewContent) {
  return db
    .insertInto('application_drafts')
    .values({
      ...{ id: uuidv7(), job_id: jobId, candidate_id: candidateId, content: JSON.stringify(content) },
      ...{ terms_version: termsVersion, version: 1, updated_at: at },
    })
    .onConflict((conflict) => conflict.columns(['job_id', 'candidate_id']).doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Changes a draft that the transaction has locked. */
export function updateDraft(db: ApplicationsTransaction, { id, version }: DraftRow, { content, termsVersion, at }: NewContent) {
  return db
    .updateTable('application_drafts')
    .set({ content: JSON.stringify(content), terms_version: termsVersion, version: version + 1, updated_at: at })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Deletes drafts that the transaction has locked, and ends their use of files. */
export async function dropDrafts(files: FileStore, transaction: Transaction, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const kept = await files.usedBy({ use: DRAFT_USE, useId: id }, transaction);
    await files.release(
      transaction,
      { use: DRAFT_USE, useId: id },
      kept.map((file) => file.id),
    );
  }
  await tablesIn<ApplicationTables>(transaction).deleteFrom('application_drafts').where('id', 'in', ids).execute();
}

/** Waits until no other transaction creates something for the candidate. Taken before every other lock. */
export async function lockCandidate(db: ApplicationsTransaction, candidateId: string): Promise<void> {
  await sql`select from users where id = ${candidateId}::uuid for no key update`.execute(db);
}
