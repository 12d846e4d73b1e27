import { mailLink } from '#core/contract/mail-address.ts';
import type { FeedbackDetail } from '../../contract/schemas.ts';

/** An answer that an administrator sends with their own mail program. */
export interface Mail {
  readonly to: string;
  /** The address that opens the mail program. */
  readonly address: string;
  readonly text: string;
  /** How the text gets into the mail: `inside` the address, `copied` to the clipboard, or by hand because copying failed. */
  readonly body: 'inside' | 'copied' | 'by-hand';
}

/** Mail programs cut longer addresses. About 1,500 Latin letters with spaces, and fewer letters of other scripts. */
const LONGEST_ADDRESS = 2000;

/** The address of a visitor, who has no account in which an answer appears. */
export function mailReceiver({ handling }: FeedbackDetail): string | undefined {
  return handling === null || handling.sender !== null ? undefined : (handling.email ?? undefined);
}

/** Prepares a mail. A text that is too long for the address is copied instead. */
export async function mailFor(to: string, number: string, text: string, copy: (text: string) => Promise<boolean>): Promise<Mail> {
  const short = `${mailLink(to)}?subject=${encodeURIComponent(number)}`;
  const whole = `${short}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`;
  if (whole.length <= LONGEST_ADDRESS) return { to, text, address: whole, body: 'inside' };
  return { to, text, address: short, body: (await copy(text)) ? 'copied' : 'by-hand' };
}
