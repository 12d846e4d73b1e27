import type { MailSender } from '../config/server-config.ts';
import type { Database } from '../db/database.ts';
import { messageOf } from './mail-message.ts';
import type { OutgoingMail } from './mailer.ts';

/** Mails that the inbox keeps, and for how long. */
const MOST = 500;
const DAYS = 7;
const DAY_MS = 86_400_000;

/** Mails that would be sent if the server had a mail server. */
interface DevMailsTable {
  /** UUIDv7 of the mail. */
  id: string;
  to_address: string;
  subject: string;
  html: string;
  kept_at: Date;
}

/** A mail of the inbox without its text. */
export interface DevMailHead {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly keptAt: Date;
}

const NOBODY: MailSender = Object.freeze({ name: '', address: 'nobody@localhost.invalid' });

/** The development inbox: what would be sent, for developers and testers. */
export class DevInbox {
  readonly #db;
  readonly #now: () => Date;

  constructor(db: Database, now: () => Date) {
    this.#db = db.$extendTables<{ dev_mails: DevMailsTable }>();
    this.#now = now;
  }

  /** Keeps a mail. A mail that is kept again changes nothing. */
  async keep(mail: OutgoingMail): Promise<void> {
    const { subject, html } = messageOf(mail, { from: NOBODY, host: 'localhost' });
    const row = { id: mail.id, to_address: mail.to, subject: String(subject), html: String(html), kept_at: this.#now() };
    await this.#db
      .insertInto('dev_mails')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const tooMany = this.#newestFirst().select('id').offset(MOST);
    await this.#db.deleteFrom('dev_mails').where('id', 'in', tooMany).execute();
  }

  /** The mails, newest first. */
  async list(): Promise<DevMailHead[]> {
    return this.#newestFirst().select(['id', 'to_address as to', 'subject', 'kept_at as keptAt']).limit(MOST).execute();
  }

  /** The HTML of a mail; `undefined` when the inbox has no such mail. */
  async htmlOf(id: string): Promise<string | undefined> {
    const row = await this.#db.selectFrom('dev_mails').select('html').where('id', '=', id).executeTakeFirst();
    return row?.html;
  }

  /** Removes old mails. */
  async purge(): Promise<void> {
    await this.#db
      .deleteFrom('dev_mails')
      .where('kept_at', '<', new Date(this.#now().getTime() - DAYS * DAY_MS))
      .execute();
  }

  #newestFirst() {
    return this.#db.selectFrom('dev_mails').orderBy('kept_at', 'desc').orderBy('id', 'desc');
  }
}
