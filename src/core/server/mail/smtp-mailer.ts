import { envelopeAddress, isReserved } from './mail-address.ts';
import { type MailOrigin, messageOf } from './mail-message.ts';
import { type Mailer, MailRefused, type OutgoingMail } from './mailer.ts';
import { failureOf } from './smtp-answers.ts';
import { SMTP_TIMES, type SmtpOptions, smtpTransport } from './smtp-transport.ts';

/** A mailer with a mail server. */
export interface SmtpMailer extends Mailer {
  /** Like `send`. Resolves with the last answer of the mail server. */
  readonly deliver: (mail: OutgoingMail) => Promise<string>;
}

/** Sends mails by SMTP. It connects when the first mail is sent. */
export function createSmtpMailer(origin: MailOrigin, options: Omit<SmtpOptions, 'host'>): SmtpMailer {
  const transport = smtpTransport({ ...options, host: origin.host });
  const { whole } = options.times ?? SMTP_TIMES;

  const deliver = async (mail: OutgoingMail): Promise<string> => {
    const to = envelopeAddress(mail.to);
    if (to === undefined) throw new MailRefused('address');
    if (isReserved(to)) throw new MailRefused('reserved-domain');
    const message = messageOf({ ...mail, to }, origin);
    try {
      const { response } = await transport.sendMail({ ...message, signal: AbortSignal.timeout(whole) });
      return response;
    } catch (error) {
      throw failureOf(error, to);
    }
  };
  return {
    delivers: 'smtp',
    deliver,
    send: async (mail) => void (await deliver(mail)),
    close: async () => transport.close({ force: true }),
  };
}
