import type { Mailer, OutgoingMail } from '#core/server/mail/mailer.ts';

/** Keeps mails instead of sending them. */
export class TestMailer implements Mailer {
  readonly delivers = 'smtp';
  readonly sent: OutgoingMail[] = [];

  readonly send: Mailer['send'] = async (mail) => void this.sent.push(mail);

  readonly close: Mailer['close'] = async () => undefined;
}
