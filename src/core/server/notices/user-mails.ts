import { v7 as uuidv7 } from 'uuid';
import type { MailedGroup, NoticeGroup } from '#core/contract/notices/notice-groups.ts';
import type { Transaction } from '#core/contract/transaction.ts';
import { tablesIn } from '../db/transaction.ts';
import type { JobAdder } from '../queue/work.ts';
import type { NoticeTables } from './notice-tables.ts';
import type { SendMail } from './send-mail.ts';

/** A notice that is mailed alone. */
export interface InstantMail {
  readonly userId: string;
  readonly noticeId: string;
  readonly group: NoticeGroup;
}

/** A mail to a user. */
export interface UserMail {
  readonly userId: string;
  /** The newest notices, at most {@link MOST_ENTRIES}. */
  readonly noticeIds: readonly string[];
  readonly noticeCount: number;
  readonly group: MailedGroup;
  readonly dueAt: Date;
}

/** A mail of a day or of a week lists so many notices, and then their number. */
export const MOST_ENTRIES = 50;

// Time in which the user may read the notice on the site, so that it needs no mail.
const INSTANT_WAIT_MS = 60_000;

interface UserMailDependencies {
  readonly queue: JobAdder;
  readonly now: () => Date;
  readonly send: Pick<SendMail, 'work'>;
}

/** Plans the mails to users. */
export class UserMails {
  readonly #dependencies: UserMailDependencies;

  constructor(dependencies: UserMailDependencies) {
    this.#dependencies = dependencies;
  }

  /** Plans a mail for each notice. Mail about security waits for nothing. */
  addInstant(transaction: Transaction, mails: readonly InstantMail[]): Promise<void> {
    const now = this.#dependencies.now();
    const later = new Date(now.getTime() + INSTANT_WAIT_MS);
    return this.add(
      transaction,
      mails.map(({ userId, noticeId, group }) => ({
        ...{ userId, group, noticeIds: [noticeId], noticeCount: 1 },
        dueAt: group === 'security' ? now : later,
      })),
    );
  }

  async add(transaction: Transaction, mails: readonly UserMail[]): Promise<void> {
    if (mails.length === 0) return;
    const created_at = this.#dependencies.now();
    const rows = mails.map(({ userId, noticeIds, noticeCount, group, dueAt }) => ({
      ...{ id: uuidv7(), user_id: userId, notice_ids: [...noticeIds], notice_count: noticeCount, group_name: group },
      ...{ due_at: dueAt, created_at },
    }));
    await tablesIn<NoticeTables>(transaction).insertInto('mails').values(rows).execute();
    await this.#dependencies.queue.addAll(
      transaction,
      this.#dependencies.send.work,
      rows.map(({ id, due_at }) => ({ data: { id }, startAfter: due_at })),
    );
  }
}
