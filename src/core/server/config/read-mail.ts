import { isIP } from 'node:net';
import { readMailAddress } from '#core/contract/mail-address.ts';
import { StartupError } from '../errors/startup-error.ts';
import { isLoopback } from './loopback.ts';
import type { MailConfig, MailSender, MailServer } from './server-config.ts';

/** The validated variables of mail. */
interface MailVariables {
  readonly SMTP_URL?: MailServer | undefined;
  readonly MAIL_FROM?: MailSender | undefined;
  readonly MAIL_RATE: number;
}

/**
 * How mail is sent; `undefined` without `SMTP_URL`.
 *
 * @throws StartupError for a server without a sender
 */
export function mailOf({ SMTP_URL: server, MAIL_FROM: from, MAIL_RATE: rate }: MailVariables): MailConfig | undefined {
  if (server === undefined) return undefined;
  if (from === undefined) throw new StartupError('The environment variable MAIL_FROM is missing: SMTP_URL needs it.');
  return { server, from, rate };
}

/**
 * The mail server of an address such as `smtp://user:password@mail.example.org:587`; `undefined` when it is none. User and password are
 * percent-encoded. With `smtp:` the connection begins without encryption and STARTTLS is demanded, except on this machine.
 */
export function mailServerOf(text: string): MailServer | undefined {
  const url = URL.parse(text);
  if (url === null || !/^smtps?:$/.test(url.protocol) || !/^\/?$/.test(url.pathname) || url.search !== '' || url.hash !== '') {
    return undefined;
  }
  const host = url.hostname.replace(/^\[|\]$/g, '').toLowerCase();
  if (isIP(host) === 0 && !/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/.test(host)) return undefined;
  const [user, password] = [decoded(url.username), decoded(url.password)];
  if (user === undefined || password === undefined || (user === '') !== (password === '')) return undefined;
  const isEncrypted = url.protocol === 'smtps:';
  return {
    host,
    port: url.port === '' ? (isEncrypted ? 465 : 587) : Number(url.port),
    encryption: isEncrypted ? 'tls' : isLoopback(host) ? 'none' : 'starttls',
    account: user === '' ? undefined : { user, password },
  };
}

// A NUL separates the parts of a sign-in (RFC 4616).
function decoded(text: string): string | undefined {
  try {
    const plain = decodeURIComponent(text);
    return plain.includes('\0') ? undefined : plain;
  } catch {
    return undefined;
  }
}

const WITH_NAME = /^(?:"(?<quoted>[^"\\<>]*)"|(?<plain>[^"\\<>,;]*?))\s*<(?<address>[^<>]+)>$/;

/** The sender of `Name <address>` or of an address alone; `undefined` when the text is neither. */
export function mailSenderOf(text: string): MailSender | undefined {
  if (/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(text)) return undefined;
  const { quoted, plain, address: inBrackets } = WITH_NAME.exec(text)?.groups ?? {};
  const address = readMailAddress(inBrackets ?? text);
  const name = (quoted ?? plain ?? '').trim();
  return address === undefined || name.length > 100 ? undefined : { name, address };
}
