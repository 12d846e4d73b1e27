import type { MailContent } from './mail-content.ts';

/** A mail to one person. */
export interface OutgoingMail {
  /** UUIDv7. The `Message-ID` is made from it, so it stays the same at every attempt. */
  readonly id: string;
  readonly to: string;
  readonly toName?: string;
  readonly content: MailContent;
  /** The object that the mail is about, such as `applications.application:<id>`. Mail programs show mails about one object together. */
  readonly about?: string;
  /** The group of notices that the mail belongs to, in kebab-case. */
  readonly listId?: string;
  /** The address that ends mails of this group by one POST (RFC 8058). It becomes a header if it begins with https. */
  readonly unsubscribe?: { readonly oneClick: string };
}

/** Sends mails. */
export interface Mailer {
  /** Where a mail goes: to a mail server, into the development inbox, or nowhere. */
  readonly delivers: 'smtp' | 'inbox' | 'nothing';
  /**
   * Resolves when the mail was accepted.
   *
   * @throws MailRefused when another attempt would end the same way
   * @throws Error when it may succeed later: the mail server is away, busy or set up wrongly
   */
  readonly send: (mail: OutgoingMail) => Promise<void>;
  /** Ends the connections. Mails that are being sent fail and may be sent again. */
  readonly close: () => Promise<void>;
}

/**
 * Why a mail is not tried again. `recipient`: the mail server refused the address. `content`: it refused the mail after it had accepted the
 * address. `address`: the text is not an address of mail. `reserved-domain`: the domain can have no mail server (RFC 2606).
 */
export type RefusalReason = 'recipient' | 'content' | 'address' | 'reserved-domain';

/** A mail that will never be accepted. */
export class MailRefused extends Error {
  readonly reason: RefusalReason;
  /** The answer of the mail server, without the address; empty when none was asked. */
  readonly answer: string;

  constructor(reason: RefusalReason, answer = '') {
    super(`The mail was refused (${reason})${answer === '' ? '' : `: ${answer}`}`);
    this.name = 'MailRefused';
    this.reason = reason;
    this.answer = answer;
  }
}
