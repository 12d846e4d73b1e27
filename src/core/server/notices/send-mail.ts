import { type Selectable, sql } from 'kysely';
import { idSchema, z } from '#core/contract/schema.ts';
import type { Transaction } from '#core/contract/transaction.ts';
import { inTransaction } from '../db/transaction.ts';
import { type Mailer, MailRefused } from '../mail/mailer.ts';
import { ATTEMPTS } from '../queue/attempts.ts';
import { defineWork, type JobAdder } from '../queue/work.ts';
import type { MailBlocks } from './mail-blocks.ts';
import type { MailPreparation } from './mail-preparation.ts';
import type { MailsTable, NoticeDatabase } from './notice-tables.ts';

/** A stored mail. */
export type MailRow = Selectable<MailsTable>;

interface SendDependencies {
  readonly db: NoticeDatabase;
  readonly queue: JobAdder;
  readonly now: () => Date;
  readonly mailer: Pick<Mailer, 'send'>;
  readonly preparation: Pick<MailPreparation, 'of'>;
  readonly blocks: Pick<MailBlocks, 'addressHash' | 'refused'>;
}

/** Why a mail is not sent. */
export type DropReason = 'read' | 'unconfirmed' | 'suspended' | 'not-wanted' | 'undeliverable' | 'untrue';

// Of the four places of a server. A mail server that hangs delays only mail.
const AT_ONCE = 2;

/**
 * Sends planned mails. A server that dies between the mail server's acceptance and the mark sends the mail again, with the same
 * `Message-ID`.
 */
export class SendMail {
  readonly #dependencies: SendDependencies;

  constructor(dependencies: SendDependencies) {
    this.#dependencies = dependencies;
  }

  readonly work = defineWork({
    name: 'core.send-mail',
    schema: z.strictObject({ id: idSchema }),
    atOnce: AT_ONCE,
    timeLimitSeconds: 120,
    run: ({ id }, { attempt }) => this.#send(id, attempt),
  });

  /** Sends a mail that has failed once more. */
  async again(id: string, within: (transaction: Transaction) => Promise<void>): Promise<boolean> {
    const { db, queue, now } = this.#dependencies;
    return inTransaction(db, async (own, transaction) => {
      const { numUpdatedRows } = await own
        .updateTable('mails')
        .set({ state: 'waiting', reason: null, due_at: now() })
        .where('id', '=', id)
        .where('state', '=', 'failed')
        // The address of a person without an account is gone after the failure.
        .where('user_id', 'is not', null)
        .executeTakeFirst();
      if (numUpdatedRows !== 1n) return false;
      await queue.add(transaction, this.work, { id });
      await within(transaction);
      return true;
    });
  }

  async #send(id: string, attempt: number): Promise<void> {
    const { db, mailer, preparation, blocks } = this.#dependencies;
    const mail = await db.selectFrom('mails').selectAll().where('id', '=', id).where('state', '=', 'waiting').executeTakeFirst();
    if (mail === undefined) return;
    const prepared = await preparation.of(mail);
    if ('dropped' in prepared) return this.#end(mail, { state: 'dropped', reason: prepared.dropped });
    if ('quietUntil' in prepared) return this.#delay(mail, prepared.quietUntil);
    const address_hash = blocks.addressHash(prepared.mail.to);
    try {
      await mailer.send(prepared.mail);
    } catch (error) {
      if (error instanceof MailRefused) {
        await this.#end(mail, { state: 'failed', reason: error.reason, address_hash });
        return await blocks.refused(address_hash);
      }
      await this.#failed(mail, attempt, address_hash);
      throw error;
    }
    await this.#end(mail, { state: 'sent', sent_at: this.#dependencies.now(), address_hash });
  }

  async #failed(mail: MailRow, attempt: number, address_hash: string): Promise<void> {
    if (attempt >= ATTEMPTS) return this.#end(mail, { state: 'failed', reason: 'no-connection', address_hash });
    await this.#dependencies.db.updateTable('mails').set({ attempts: attempt }).where('id', '=', mail.id).execute();
  }

  async #end(
    { id }: MailRow,
    end: {
      readonly state: 'sent' | 'failed' | 'dropped';
      readonly reason?: string;
      readonly sent_at?: Date;
      readonly address_hash?: string;
    },
  ): Promise<void> {
    await this.#dependencies.db
      .updateTable('mails')
      .set({ ...end, attempts: sql<number>`attempts + 1`, address: null })
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .execute();
  }

  async #delay({ id }: MailRow, until: Date): Promise<void> {
    const { db, queue } = this.#dependencies;
    await inTransaction(db, async (own, transaction) => {
      await own.updateTable('mails').set({ due_at: until }).where('id', '=', id).execute();
      await queue.add(transaction, this.work, { id }, { startAfter: until });
    });
  }
}
