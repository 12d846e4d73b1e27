import { idSchema, z } from '#core/contract/schema.ts';
import type { Transaction } from '#core/contract/transaction.ts';
import { inTransaction } from '#core/server/db/transaction.ts';
import type { Logger } from '#core/server/observability/logger.ts';
import { defineWork, type JobAdder, type Work } from '#core/server/queue/work.ts';
import { passportAddresses } from '../addresses.ts';
import { StatusBits } from '../format/status-bits.ts';
import { statusListPayload } from '../format/status-list-payload.ts';
import { signToken } from '../keys/issuer-key.ts';
import type { IssuerKeys } from '../keys/issuer-keys.ts';
import type { PassportDatabase, PassportTransaction } from '../passport-tables.ts';
import { lockedIssuer } from './locked-issuer.ts';

interface SignListsDependencies {
  readonly db: PassportDatabase;
  readonly keys: Pick<IssuerKeys, 'findSigningKey'>;
  readonly queue: JobAdder;
  readonly now: () => Date;
}

/** Signs the status lists of an issuer after their bits changed. */
export class SignedLists {
  readonly #dependencies: SignListsDependencies;

  constructor(dependencies: SignListsDependencies) {
    this.#dependencies = dependencies;
  }

  readonly work: Work<{ issuerId: string }> = defineWork({
    name: 'skill-passports.sign-lists',
    schema: z.object({ issuerId: idSchema }),
    run: async ({ issuerId }, { log }) => {
      await inTransaction(this.#dependencies.db, (own) => this.#sign(own, issuerId, log));
    },
  });

  /** Call it in the transaction that changes a list of the issuer. */
  async soon(transaction: Transaction, issuerId: string): Promise<void> {
    await this.#dependencies.queue.add(transaction, this.work, { issuerId });
  }

  async #sign(own: PassportTransaction, issuerId: string, log: Logger): Promise<void> {
    const issuer = await lockedIssuer(own, issuerId);
    if (issuer === undefined) return;
    const lists = own.selectFrom('status_lists').select(['id', 'bits']).where('issuer_id', '=', issuerId).where('is_dirty', '=', true);
    const dirty = await lists.orderBy('id').forNoKeyUpdate().execute();
    if (dirty.length === 0) return;
    const key = await this.#dependencies.keys.findSigningKey(own, issuerId);
    // The lists stay dirty. The next key of the issuer signs them.
    if (key === 'none') return;
    if (key === 'lost') return log.warn({ issuerId }, 'The key of the issuer cannot be opened, so its status lists are not signed.');
    const addresses = passportAddresses(issuer.origin);
    const at = this.#dependencies.now();
    for (const { id, bits } of dirty) {
      const list = { id: addresses.list(id), issuerId: addresses.issuer(issuerId), bits: new StatusBits(Buffer.from(bits)), validFrom: at };
      const jwt = await signToken(key.privateKey, key.kid, statusListPayload(list), 'vc+jwt');
      await own.updateTable('status_lists').set({ jwt, is_dirty: false, updated_at: at }).where('id', '=', id).execute();
    }
  }
}
