import type { Transaction } from '#core/contract/transaction.ts';
import { tablesIn } from '#core/server/db/transaction.ts';
import type { CandidateDatabase, CandidateTables } from '../candidate-tables.ts';

/** How long an administrator sees a profile after giving a reason. */
const OPEN_MS = 60 * 60_000;

/** Profiles that administrators opened for a reason. */
export class Openings {
  readonly #db: CandidateDatabase;
  readonly #now: () => Date;

  constructor(db: CandidateDatabase, now: () => Date) {
    this.#db = db;
    this.#now = now;
  }

  async isOpen(adminId: string, candidateId: string): Promise<boolean> {
    const opened = this.#db.selectFrom('candidate_openings').select('opened_at').where('admin_id', '=', adminId);
    const since = new Date(this.#now().getTime() - OPEN_MS);
    const row = await opened.where('candidate_id', '=', candidateId).where('opened_at', '>', since).executeTakeFirst();
    return row !== undefined;
  }

  async open(transaction: Transaction, adminId: string, candidateId: string): Promise<void> {
    const opened_at = this.#now();
    await tablesIn<CandidateTables>(transaction)
      .insertInto('candidate_openings')
      .values({ admin_id: adminId, candidate_id: candidateId, opened_at })
      .onConflict((conflict) => conflict.columns(['admin_id', 'candidate_id']).doUpdateSet({ opened_at }))
      .execute();
  }
}
