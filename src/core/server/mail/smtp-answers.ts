import { maskedAddress } from './mail-address.ts';
import { headerLine } from './mail-text.ts';
import { MailRefused } from './mailer.ts';

/** The fields of an error of nodemailer that say what happened. */
interface SmtpFailure {
  /** The kind of failure, such as `ETIMEDOUT`. */
  readonly code?: unknown;
  /** The command that was refused, such as `RCPT TO`. */
  readonly command?: unknown;
  readonly responseCode?: unknown;
  readonly response?: unknown;
  readonly message?: unknown;
}

const LONGEST_ANSWER = 500;

// Refusals for which the operator is to blame: the session has no sign-in, or not a sufficient one (RFC 4954), or commands out of order.
const OURS: ReadonlySet<number> = new Set([503, 530, 534, 535, 538]);

/** A mail that was not accepted and may be accepted later. */
export class MailNotSent extends Error {
  /** The kind of failure, such as `ETIMEDOUT`. */
  readonly code: string;

  constructor(code: string, sentence: string) {
    super(sentence);
    this.name = 'MailNotSent';
    this.code = code;
  }
}

/**
 * What a failure of the mail server means for the mail. The address is masked in all that it says, because failures are logged.
 *
 * - `MailRefused`: the server has refused the address, or the mail after the address, for good (5xx).
 * - `MailNotSent`: all else. A refused sign-in, sender or certificate does not depend on the mail.
 */
export function failureOf(error: unknown, to: string): MailRefused | MailNotSent {
  const failure: SmtpFailure = typeof error === 'object' && error !== null ? error : {};
  const status = typeof failure.responseCode === 'number' ? failure.responseCode : 0;
  const answer = answerWithout(to, typeof failure.response === 'string' ? failure.response : '');
  if (status >= 500 && !OURS.has(status)) {
    if (failure.command === 'RCPT TO') return new MailRefused('recipient', answer);
    if (failure.command === 'DATA') return new MailRefused('content', answer);
  }
  const what = answer || answerWithout(to, typeof failure.message === 'string' ? failure.message : String(error));
  return new MailNotSent(typeof failure.code === 'string' ? failure.code : 'EUNKNOWN', `The mail was not sent: ${what}`);
}

// A text of the mail server without the address, in one line.
function answerWithout(address: string, text: string): string {
  const [local = ''] = address.split('@');
  const hidden = new RegExp(`${escaped(local)}@`, 'gi');
  return headerLine(text.replace(hidden, maskedAddress(`${local}@`)), LONGEST_ANSWER);
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);
}
