import { messageOf } from '#core/server/mail/mail-message.ts';
import type { Mailer, OutgoingMail } from '#core/server/mail/mailer.ts';

const ORIGIN = { from: { name: 'Example Jobs', address: 'jobs@example.org' }, host: 'jobs.example.org' };

/** A mailer that keeps the mails. A mail that could not be made fails, as with a mail server. */
export class MailCollector implements Mailer {
  readonly delivers = 'smtp';
  /** The sent mails, oldest first. */
  readonly mails: OutgoingMail[] = [];

  readonly send = async (mail: OutgoingMail): Promise<void> => {
    messageOf(mail, ORIGIN);
    this.mails.push(mail);
  };

  readonly close = async (): Promise<void> => undefined;
}
