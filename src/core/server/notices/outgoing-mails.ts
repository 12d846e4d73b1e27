import { sql } from 'kysely';
import type { MailedGroup } from '#core/contract/notices/notice-groups.ts';
import type { OutgoingMailRow } from '#core/contract/notices/notice-schemas.ts';
import type { Page } from '#core/contract/paging.ts';
import type { Transaction } from '#core/contract/transaction.ts';
import { createdCursor, type PageQuery, pageOf } from '../http/cursor.ts';
import type { MailsTable, NoticeDatabase } from './notice-tables.ts';
import type { SendMail } from './send-mail.ts';

/** Reads the mails for administrators. */
export class OutgoingMails {
  readonly #db: NoticeDatabase;
  readonly #cursors: ReturnType<typeof createdCursor>;
  readonly #send: Pick<SendMail, 'again'>;

  constructor({
    db,
    cursorKey,
    send,
  }: { readonly db: NoticeDatabase; readonly cursorKey: Buffer; readonly send: Pick<SendMail, 'again'> }) {
    this.#db = db;
    this.#cursors = createdCursor(cursorKey, 'core.mails');
    this.#send = send;
  }

  async page(
    query: PageQuery & { readonly limit: number; readonly state?: OutgoingMailRow['state'] | undefined },
  ): Promise<Page<OutgoingMailRow>> {
    const after = this.#cursors.after(query);
    const rows = await this.#db
      .selectFrom('mails')
      .leftJoin('users', 'users.id', 'mails.user_id')
      .selectAll('mails')
      .select('users.email')
      .$if(query.state !== undefined, (mails) => mails.where('state', '=', query.state ?? 'waiting'))
      .$if(after !== undefined, (mails) =>
        mails.where(({ eb, refTuple, tuple }) =>
          eb(refTuple('mails.created_at', 'mails.id'), '<', tuple(after?.at ?? new Date(0), after?.id ?? '')),
        ),
      )
      .orderBy('mails.created_at', 'desc')
      .orderBy('mails.id', 'desc')
      .limit(query.limit + 1)
      .execute();
    const page = pageOf(rows, query.limit, this.#cursors.of(query));
    return { ...page, items: page.items.map(shown) };
  }

  /** Sends a failed mail again. Returns whether it could. `within` runs in the same transaction. */
  retry(id: string, within: (transaction: Transaction) => Promise<void>): Promise<boolean> {
    return this.#send.again(id, within);
  }

  /** The age in seconds of the oldest mail that should have been sent; 0 if there is none. */
  async oldestWaiting(): Promise<number> {
    const { rows } = await sql<{ age: number }>`
      select coalesce(extract(epoch from now() - min(due_at)), 0)::float8 as age from mails where state = 'waiting' and due_at <= now()`.execute(
      this.#db,
    );
    return rows[0]?.age ?? 0;
  }
}

type StoredMail = Pick<MailsTable, 'user_id' | 'address' | 'reason' | 'due_at' | 'sent_at' | 'created_at'> & {
  readonly id: string;
  readonly group_name: MailedGroup;
  readonly state: OutgoingMailRow['state'];
  readonly attempts: number;
  readonly email: string | null;
};

function shown({ id, group_name, state, reason, attempts, user_id, address, email, ...times }: StoredMail): OutgoingMailRow {
  const to = email ?? address;
  return {
    ...{ id, group: group_name, state, reason, attempts },
    to: to === null ? null : masked(to),
    createdAt: times.created_at.toISOString(),
    dueAt: times.due_at.toISOString(),
    sentAt: times.sent_at?.toISOString() ?? null,
    canRetry: state === 'failed' && user_id !== null,
  };
}

function masked(address: string): string {
  const at = address.lastIndexOf('@');
  return `${[...address][0] ?? ''}•••${address.slice(at)}`;
}
