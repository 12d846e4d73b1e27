import type { Selectable, Updateable } from 'kysely';
import type { Actor } from '#core/contract/actor.ts';
import type { Transaction } from '#core/contract/transaction.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import { lockActor } from '#core/server/identity/lock-actor.ts';
import type { CompanyDirectory } from '#plugins/employer/contract/company-directory.ts';
import { recordEvents, systemMove } from '../history/posting-events.ts';
import type { PostingRow } from '../job-mapping.ts';
import type { JobPostingsTable, JobsTransaction } from '../job-tables.ts';
import type { PostingPlaces } from '../places/posting-places.ts';
import { statusAt } from '../posting-clock.ts';
import { type CategoryRow, lockedCategoryById } from '../posting-repository.ts';
import { removeSearchRows, writeSearchRow } from '../search-rows.ts';

/** A posting that no other transaction changes until this one ends. */
export interface LockedPosting {
  readonly row: Selectable<JobPostingsTable>;
  /** The current name of its company. */
  readonly companyName: string;
  readonly category: CategoryRow | undefined;
}

/** One transaction, with the tables of this plugin and for those of other plugins. */
export interface Changing {
  readonly db: JobsTransaction;
  readonly transaction: Transaction;
  readonly companies: Pick<CompanyDirectory, 'lockedNames'>;
  readonly places: PostingPlaces;
  readonly actor: Actor;
  readonly now: Date;
}

/**
 * Locks a posting for a change. The order of the locks is the same everywhere: user, company, category, posting. Renames, merges of
 * categories and suspensions lock in this order too.
 *
 * @param seen the posting as the change was checked against it
 * @param category locks the category that the posting has after the change; its present one when absent
 * @throws ApiFault conflict when the posting has changed since it was seen, not-found when it was deleted
 */
export async function lockForChange(
  { db, transaction, companies, actor, now }: Changing,
  seen: PostingRow,
  category: () => Promise<CategoryRow | undefined> = () => lockedCategoryById(db, seen.category_id),
): Promise<LockedPosting> {
  await lockActor(transaction, actor);
  const companyName = (await companies.lockedNames(transaction, [seen.company_id])).get(seen.company_id);
  const locked = await category();
  const row = await db.selectFrom('job_postings').selectAll().where('id', '=', seen.id).forNoKeyUpdate().executeTakeFirst();
  if (row === undefined || companyName === undefined) throw new ApiFault('not-found');
  const isSame = row.version === seen.version && row.status === seen.status && row.category_id === seen.category_id;
  if (!isSame) throw new ApiFault('conflict');
  return { row: await settled(db, row, now), companyName, category: locked };
}

/** Stores that a posting has expired by the clock, so that the history has this move before the next one. */
async function settled(db: JobsTransaction, row: LockedPosting['row'], now: Date): Promise<LockedPosting['row']> {
  const status = statusAt(row, now);
  if (status === row.status) return row;
  await recordEvents(db, [row.id], systemMove(now, row.status, status));
  return { ...row, status, ended_at: row.expires_at };
}

/** Writes the columns of a locked posting as its next version, and its search row. */
export async function writeChange(
  { db, transaction, places, now }: Pick<Changing, 'db' | 'transaction' | 'places' | 'now'>,
  { row, companyName, category }: LockedPosting,
  columns: Updateable<JobPostingsTable>,
): Promise<void> {
  const { status, ended_at } = row;
  const written = await db
    .updateTable('job_postings')
    .set({ status, ended_at, ...columns, company_name: companyName, version: row.version + 1, updated_at: now })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const { published_at } = written;
  if (written.status === 'published' && published_at !== null) {
    await writeSearchRow(db, { ...written, published_at }, category?.name ?? null, now);
    await places.readOf(transaction, [row.id]);
  } else await removeSearchRows(db, [row.id]);
}
