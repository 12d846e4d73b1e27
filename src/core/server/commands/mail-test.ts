import { v7 as newId } from 'uuid';
import type { MailConfig } from '../config/server-config.ts';
import { CommandFault } from '../errors/command-fault.ts';
import { operatorCall } from '../errors/operator-call.ts';
import { envelopeAddress, isReserved } from '../mail/mail-address.ts';
import type { OutgoingMail } from '../mail/mailer.ts';
import { messageHost } from '../mail/message-host.ts';
import { createSmtpMailer } from '../mail/smtp-mailer.ts';
import type { CommandHost, ServerCommand } from '../plugin/server-command.ts';

/** `mail-test ADDRESS`: sends one mail and prints what the mail server answers. The exit code is 1 when it was not accepted. */
export const mailTest: ServerCommand = {
  name: 'mail-test',
  summary: 'Sends one mail and prints the answers of the mail server.',
  prepare: async (args, { config, out, err }) => {
    const to = recipientIn(args);
    const { mail } = config;
    if (mail === undefined) throw new CommandFault('SMTP_URL is not set, so this server sends no mail.');
    return {
      // The mail needs no data of the site.
      onlyLooks: true,
      run: () => sendTest(mail, { to, publicUrl: config.publicUrl }, { out, err }),
    };
  },
};

/** @throws CommandFault with the usage for other arguments, and for an address that no mail reaches */
function recipientIn(args: readonly string[]): string {
  const [address = '', ...others] = args;
  const to = envelopeAddress(address);
  if (to === undefined || others.length > 0) throw new CommandFault(`Give the address: ${operatorCall('mail-test', 'ADDRESS')}`);
  if (isReserved(to)) throw new CommandFault(`No mail server has the domain of ${to}.`);
  return to;
}

interface TestTarget {
  readonly to: string;
  readonly publicUrl: string | undefined;
}

async function sendTest(config: MailConfig, target: TestTarget, { out, err }: Pick<CommandHost, 'out' | 'err'>): Promise<number> {
  const origin = { from: config.from, host: messageHost(target, config) };
  const mailer = createSmtpMailer(origin, { ...config, onLine: (line) => out.write(`${line}\n`) });
  try {
    await mailer.deliver(testMail(target, new Date()));
    out.write(`The mail server has accepted the mail to ${target.to}.\n`);
    return 0;
  } catch (error) {
    err.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  } finally {
    await mailer.close();
  }
}

/** A mail with all headers of a notice, so that the reader sees which of them are signed. */
function testMail({ to, publicUrl }: TestTarget, at: Date): OutgoingMail {
  return {
    id: newId(),
    to,
    content: {
      language: 'en',
      subject: 'A test of the mail settings',
      parts: [
        { kind: 'heading', text: 'The mail settings work' },
        { kind: 'paragraph', text: 'An operator of this site has sent this mail to test the mail server.' },
        { kind: 'facts', facts: [{ label: 'Sent at', value: at.toISOString() }] },
        ...(publicUrl === undefined ? [] : [{ kind: 'button' as const, text: 'Open the site', href: publicUrl }]),
      ],
      footer: [],
    },
    about: 'core.mail-test',
    listId: 'test',
    ...(publicUrl === undefined ? {} : { unsubscribe: { oneClick: publicUrl } }),
  };
}
