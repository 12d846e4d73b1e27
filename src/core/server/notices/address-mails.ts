import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from '#core/contract/transaction.ts';
import { tablesIn } from '../db/transaction.ts';
import type { JobAdder } from '../queue/work.ts';
import type { AddressHash } from './address-hash.ts';
import type { NoticeKind } from './notice-kind.ts';
import type { NoticeTables } from './notice-tables.ts';
import type { SendMail } from './send-mail.ts';

/** A notice for an address that belongs to no user. */
export interface AddressNotice {
  readonly address: string;
  readonly locale: string | undefined;
  readonly about: string;
  readonly params: object;
  readonly dueAt: Date;
}

interface AddressMailDependencies {
  readonly queue: JobAdder;
  readonly now: () => Date;
  readonly sendsMail: boolean;
  readonly hashOf: AddressHash;
  readonly send: Pick<SendMail, 'work'>;
}

// Anybody can type the address of another person, so nobody gets more than a few mails by it.
const MOST_A_DAY = 5;
const DAY_MS = 24 * 60 * 60_000;

/** Plans mails to addresses of people without an account. */
export class AddressMails {
  readonly #dependencies: AddressMailDependencies;

  constructor(dependencies: AddressMailDependencies) {
    this.#dependencies = dependencies;
  }

  /** Plans the mail, unless the address wants none or has got enough today. */
  async add(transaction: Transaction, { kind, group, mail }: NoticeKind, notice: AddressNotice): Promise<void> {
    const { sendsMail, hashOf, now, queue, send } = this.#dependencies;
    if (!sendsMail || mail === 'never') return;
    const address_hash = hashOf(notice.address);
    const isSecurity = group === 'security';
    if (!isSecurity && !(await this.#hasRoom(transaction, address_hash, group))) return;
    const { address, locale, about, params, dueAt } = notice;
    const row = {
      ...{ id: uuidv7(), address, address_hash, language: locale ?? null, group_name: group, kind, about },
      ...{ params: JSON.stringify(params), notice_count: 1, due_at: dueAt, created_at: now() },
    };
    await tablesIn<NoticeTables>(transaction).insertInto('mails').values(row).execute();
    await queue.add(transaction, send.work, { id: row.id }, { startAfter: dueAt });
  }

  async #hasRoom(transaction: Transaction, hash: string, group: string): Promise<boolean> {
    const db = tablesIn<NoticeTables>(transaction);
    const since = new Date(this.#dependencies.now().getTime() - DAY_MS);
    const { blocks, mails } = await db
      .selectNoFrom(({ selectFrom, fn }) => [
        selectFrom('mail_blocks')
          .select(fn.countAll<number>().as('count'))
          .where('address_hash', '=', hash)
          .where('group_name', 'in', [group, 'every', 'delivery'])
          .as('blocks'),
        selectFrom('mails')
          .select(fn.countAll<number>().as('count'))
          .where('address_hash', '=', hash)
          .where('created_at', '>', since)
          .as('mails'),
      ])
      .executeTakeFirstOrThrow();
    return (blocks ?? 0) === 0 && (mails ?? 0) < MOST_A_DAY;
  }
}
