import type { Transaction } from '#core/contract/transaction.ts';
import { afterCommit, tablesIn } from '#core/server/db/transaction.ts';
import type { CompanyDirectory, NamedCompany } from '#plugins/employer/contract/company-directory.ts';
import type { SuspensionListener } from '#plugins/users/contract/user-references.ts';
import { recordEvents, systemMove } from '../history/posting-events.ts';
import type { JobsTables, JobsTransaction } from '../job-tables.ts';
import { enterSearch } from './enter-search.ts';

export interface PausedPostingsDependencies {
  readonly now: () => Date;
  readonly companies: Pick<CompanyDirectory, 'isSuspended' | 'lockedNames' | 'lockedOfMember'>;
  /** Called after postings have left or entered the search. */
  readonly changed: () => void;
}

/** Postings that are published again by one statement. */
const PORTION = 1_000;

/**
 * Pauses the published postings of companies without an active member. They are published again when a member is active again, unless they
 * expired meanwhile. A column tells them from the postings that the company has paused itself, so exactly these return.
 */
export class PausedPostings implements SuspensionListener {
  readonly #dependencies: PausedPostingsDependencies;

  constructor(dependencies: PausedPostingsDependencies) {
    this.#dependencies = dependencies;
  }

  async suspended(transaction: Transaction, userId: string): Promise<void> {
    await this.pauseWithout(transaction, userId);
  }

  async lifted(transaction: Transaction, userId: string): Promise<void> {
    await this.#publish(transaction, await this.#dependencies.companies.lockedOfMember(transaction, userId));
  }

  /** A member has come or left. The company is locked. */
  async readersChanged(transaction: Transaction, companyId: string): Promise<void> {
    const { companies } = this.#dependencies;
    if (await companies.isSuspended(transaction, companyId)) return this.#pause(transaction, [companyId]);
    const names = await companies.lockedNames(transaction, [companyId]);
    await this.#publish(
      transaction,
      [...names].map(([id, name]) => ({ id, name })),
    );
  }

  /** Pauses the postings of the user's companies in which only this user was active. */
  async pauseWithout(transaction: Transaction, userId: string): Promise<void> {
    const companies = await this.#dependencies.companies.lockedOfMember(transaction, userId);
    await this.#pause(
      transaction,
      companies.filter(({ hasActiveOthers }) => !hasActiveOthers).map(({ id }) => id),
    );
  }

  async #publish(transaction: Transaction, companies: readonly NamedCompany[]): Promise<void> {
    const db = tablesIn<JobsTables>(transaction);
    for (const company of companies) {
      while ((await publishPortion(db, company, this.#dependencies.now())) === PORTION);
      await showExpired(db, company.id);
    }
    afterCommit(transaction, this.#dependencies.changed);
  }

  async #pause(transaction: Transaction, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    const db = tablesIn<JobsTables>(transaction);
    const paused = await db
      .updateTable('job_postings')
      .set({ status: 'paused', paused_by_system: true })
      .where('company_id', 'in', ids)
      .where('status', '=', 'published')
      .returning('id')
      .execute();
    await recordEvents(
      db,
      paused.map(({ id }) => id),
      systemMove(this.#dependencies.now(), 'published', 'paused'),
    );
    await db.deleteFrom('job_search').where('company_id', 'in', ids).execute();
    afterCommit(transaction, this.#dependencies.changed);
  }
}

/** Publishes some of the paused postings of a company. Returns how many. */
async function publishPortion(db: JobsTransaction, { id: companyId, name }: NamedCompany, now: Date): Promise<number> {
  const paused = await db
    .selectFrom('job_postings')
    .select('id')
    .where('company_id', '=', companyId)
    .where('status', '=', 'paused')
    .where('paused_by_system', '=', true)
    // The schedule moves the others.
    .where(({ eb, or }) => or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .orderBy('id')
    .limit(PORTION)
    .forNoKeyUpdate()
    .execute();
  if (paused.length === 0) return 0;
  const ids = paused.map(({ id }) => id);
  // The company may have got another name meanwhile.
  const rows = await db
    .updateTable('job_postings')
    .set({ status: 'published', paused_by_system: false, company_name: name })
    .where('id', 'in', ids)
    .returningAll()
    .execute();
  await enterSearch(db, rows);
  await recordEvents(db, ids, systemMove(now, 'paused', 'published'));
  return ids.length;
}

/** Postings that expired during the suspension are readable as others that expired. */
async function showExpired(db: JobsTransaction, companyId: string): Promise<void> {
  await db
    .updateTable('job_postings')
    .set({ paused_by_system: false })
    .where('company_id', '=', companyId)
    .where('paused_by_system', '=', true)
    .execute();
}
