import { createHash } from 'node:crypto';
import type { SendMailOptions } from 'nodemailer';
import type { MailSender } from '../config/server-config.ts';
import { htmlOf } from './mail-html.ts';
import { plainTextOf } from './mail-plain.ts';
import { headerLine } from './mail-text.ts';
import type { OutgoingMail } from './mailer.ts';

/** Code points of a subject and of a name. */
const LONGEST_SUBJECT = 200;
const LONGEST_NAME = 100;

const PRODUCT = 'Trellis';

/** Where mails come from. */
export interface MailOrigin {
  readonly from: MailSender;
  /** The domain of this site in `Message-ID`, `References` and `List-Id`. */
  readonly host: string;
}

/** The message of a mail: its headers, its HTML and its plain text. */
export function messageOf(mail: OutgoingMail, { from, host }: MailOrigin): SendMailOptions {
  const { content, to } = mail;
  const sender = headerLine(from.name, LONGEST_NAME) || PRODUCT;
  return {
    from: { name: sender, address: from.address },
    to: { name: headerLine(mail.toName ?? '', LONGEST_NAME), address: to },
    envelope: { from: from.address, to: [to] },
    subject: headerLine(content.subject, LONGEST_SUBJECT) || sender,
    messageId: `<${mail.id}@${host}>`,
    ...(mail.about === undefined ? {} : { references: `<${nameOf(mail.about)}@${host}>` }),
    headers: headersOf(mail, host),
    html: htmlOf(content, sender),
    text: plainTextOf(content),
    // Bodies are what they are, also where they look like a path or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function headersOf({ listId, unsubscribe }: OutgoingMail, host: string): Record<string, string> {
  const canEnd = unsubscribe !== undefined && URL.parse(unsubscribe.oneClick)?.protocol === 'https:';
  return {
    // No program answers the mail (RFC 3834, and for Exchange).
    'Auto-Submitted': 'auto-generated',
    'X-Auto-Response-Suppress': 'All',
    ...(listId === undefined ? {} : { 'List-Id': `<${listId.toLowerCase().replace(/[^a-z0-9-]+/g, '-')}.${host}>` }),
    ...(canEnd
      ? { 'List-Unsubscribe': `<${new URL(unsubscribe.oneClick).href}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
      : {}),
  };
}

/** The same name for the same object. It does not tell which object. */
function nameOf(about: string): string {
  return createHash('sha256').update(about).digest('hex').slice(0, 32);
}
