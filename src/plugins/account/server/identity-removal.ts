import { exactSchema, z } from '#core/contract/schema.ts';
import type { Transaction } from '#core/contract/transaction.ts';
import { inTransaction } from '#core/server/db/transaction.ts';
import { RemovedIdentities } from '#core/server/identity/removed-identities.ts';
import type { ServerKernel } from '#core/server/plugin/server-kernel.ts';
import { defineWork, type Schedule, type Work } from '#core/server/queue/work.ts';

// The deletion itself calls the provider at once. The job covers the failures of that call.
const FIRST_RETRY_MS = 60_000;

/** Makes the identity provider delete the identities of accounts that are deleted here. */
export class IdentityRemoval {
  readonly #kernel: Pick<ServerKernel, 'db' | 'identity' | 'queue' | 'now'>;
  readonly #removed: RemovedIdentities;

  constructor(kernel: Pick<ServerKernel, 'db' | 'identity' | 'queue' | 'now'>) {
    this.#kernel = kernel;
    this.#removed = new RemovedIdentities(kernel.db, kernel.now);
  }

  readonly work: Work<{ uid: string }> = defineWork({
    name: 'account.remove-identity',
    schema: z.object({ uid: exactSchema(1, 200) }),
    run: ({ uid }) => this.now(uid),
  });

  /** A job gives up after eight attempts. This schedule retries until the provider has deleted the identity. */
  readonly schedule: Schedule = {
    name: 'account.remove-identities',
    cron: '7 * * * *',
    run: async () => {
      await this.#removed.forgetCompleted();
      const pending = await this.#removed.pending();
      await inTransaction(this.#kernel.db, async (_own, transaction) => {
        for (const uid of pending) await this.#kernel.queue.add(transaction, this.work, { uid }, { key: uid });
      });
    },
  };

  /** Adds a job that calls the provider in a minute, unless the identity is deleted by then. */
  async addLater(transaction: Transaction, uid: string): Promise<void> {
    const startAfter = new Date(this.#kernel.now().getTime() + FIRST_RETRY_MS);
    await this.#kernel.queue.add(transaction, this.work, { uid }, { key: uid, startAfter });
  }

  /** Calls the provider. Rejects with the provider's error. */
  async now(uid: string): Promise<void> {
    await this.#removed.complete(uid, this.#kernel.identity.deleteAccount);
  }
}
