import { setTimeout as sleep } from 'node:timers/promises';
import { idSchema, z } from '#core/contract/schema.ts';
import type { Transaction } from '#core/contract/transaction.ts';
import { inTransaction, tablesIn } from '#core/server/db/transaction.ts';
import { defineWork, type JobAdder, type Work } from '#core/server/queue/work.ts';
import type { CompanyDirectory } from '#plugins/employer/contract/company-directory.ts';
import type { JobsDatabase, JobsTables } from '../job-tables.ts';
import type { Position, Rewritten } from './name-copies.ts';
import { rewriteCategoryCopies, rewriteCompanyCopies } from './name-copies.ts';

export interface RenamesDependencies {
  readonly db: JobsDatabase;
  readonly queue: JobAdder;
  readonly companies: Pick<CompanyDirectory, 'lockedNames'>;
}

/** Rewrites one portion in a transaction of its own; `undefined` if the company or the category no longer exists. */
type RewritePortion = (after: Position | undefined) => Promise<Rewritten | undefined>;

const AN_HOUR_SECONDS = 3_600;

// Gives the transactions that have locked the skipped rows time to end.
const PAUSE_MS = 1_000;

/**
 * Keeps the copies of the names of companies and categories in their postings. The newest thousand postings are rewritten in the
 * transaction of the rename, the rest by a job, a thousand at a time.
 *
 * Each transaction reads the name under a lock and writes it, so the last name wins, whatever the order of the jobs. Each rename
 * adds its own job. If renames shared a job by a key, a rename at the end of the running job would be lost.
 */
export class Renames {
  readonly #dependencies: RenamesDependencies;

  constructor(dependencies: RenamesDependencies) {
    this.#dependencies = dependencies;
  }

  readonly companyWork: Work<{ companyId: string }> = defineWork({
    name: 'jobs.rewrite-company',
    schema: z.object({ companyId: idSchema }),
    timeLimitSeconds: AN_HOUR_SECONDS,
    run: ({ companyId }, { signal }) => untilRewritten((after) => this.#companyPortion(companyId, after), signal),
  });

  readonly categoryWork: Work<{ categoryId: number }> = defineWork({
    name: 'jobs.rewrite-category',
    schema: z.object({ categoryId: z.int() }),
    timeLimitSeconds: AN_HOUR_SECONDS,
    run: ({ categoryId }, { signal }) => untilRewritten((after) => this.#categoryPortion(categoryId, after), signal),
  });

  /** Call it in the transaction that renames the company. */
  async ofCompany(transaction: Transaction, companyId: string, name: string): Promise<void> {
    const first = await rewriteCompanyCopies(tablesIn<JobsTables>(transaction), { id: companyId, name }, undefined);
    if (!isComplete(first)) await this.#dependencies.queue.add(transaction, this.companyWork, { companyId });
  }

  /** Call it in the transaction that renames the category. */
  async ofCategory(transaction: Transaction, categoryId: number, name: string): Promise<void> {
    const first = await rewriteCategoryCopies(tablesIn<JobsTables>(transaction), { id: categoryId, name }, undefined);
    if (!isComplete(first)) await this.#dependencies.queue.add(transaction, this.categoryWork, { categoryId });
  }

  #companyPortion(companyId: string, after: Position | undefined): Promise<Rewritten | undefined> {
    return inTransaction(this.#dependencies.db, async (db, transaction) => {
      const name = (await this.#dependencies.companies.lockedNames(transaction, [companyId])).get(companyId);
      return name === undefined ? undefined : rewriteCompanyCopies(db, { id: companyId, name }, after);
    });
  }

  #categoryPortion(categoryId: number, after: Position | undefined): Promise<Rewritten | undefined> {
    return inTransaction(this.#dependencies.db, async (db) => {
      const category = await db
        .selectFrom('job_categories')
        .select(['id', 'name'])
        .where('id', '=', categoryId)
        .forShare()
        .executeTakeFirst();
      return category === undefined ? undefined : rewriteCategoryCopies(db, category, after);
    });
  }
}

function isComplete({ next, isWhole }: Rewritten): boolean {
  return next === undefined && isWhole;
}

/** Rewrites all portions, and starts again from the beginning until no row is skipped. */
async function untilRewritten(rewrite: RewritePortion, signal: AbortSignal): Promise<void> {
  let isWhole: boolean;
  do {
    isWhole = true;
    let after: Position | undefined;
    do {
      signal.throwIfAborted();
      const done = await rewrite(after);
      isWhole &&= done?.isWhole ?? true;
      after = done?.next;
    } while (after !== undefined);
    if (!isWhole) await sleep(PAUSE_MS, undefined, { signal });
  } while (!isWhole);
}
