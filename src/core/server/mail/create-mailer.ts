import type { ServerConfig } from '../config/server-config.ts';
import type { Database } from '../db/database.ts';
import type { Logger } from '../observability/logger.ts';
import type { MailOutcome } from '../observability/mail-metrics.ts';
import { DevInbox } from './dev-inbox.ts';
import { type Mailer, MailRefused } from './mailer.ts';
import { messageHost } from './message-host.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

interface MailerDependencies {
  readonly config: ServerConfig;
  readonly db: Database;
  readonly now: () => Date;
  readonly log: Logger;
  /** Called after each attempt to send a mail. */
  readonly ended: (outcome: MailOutcome) => void;
}

/** The mailer of the configuration: with its mail server, or into the development inbox, or none. */
export function createMailer({ ended, ...dependencies }: MailerDependencies): Mailer {
  const mailer = chosen(dependencies);
  const send: Mailer['send'] = async (mail) => {
    try {
      await mailer.send(mail);
      ended('sent');
    } catch (error) {
      ended(error instanceof MailRefused ? 'failed' : 'retried');
      throw error;
    }
  };
  return { ...mailer, send };
}

function chosen({ config, db, now, log }: Omit<MailerDependencies, 'ended'>): Mailer {
  const close = async (): Promise<void> => undefined;
  if (config.mail !== undefined) return createSmtpMailer({ from: config.mail.from, host: messageHost(config, config.mail) }, config.mail);
  if (config.identity.kind === 'embedded') {
    const inbox = new DevInbox(db, now);
    return { delivers: 'inbox', send: (mail) => inbox.keep(mail), close };
  }
  log.warn('SMTP_URL is not set. This server sends no mail');
  return { delivers: 'nothing', send: () => Promise.reject(new Error('SMTP_URL is not set. This server sends no mail.')), close };
}
