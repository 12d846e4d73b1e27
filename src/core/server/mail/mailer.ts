import type { MailContent } from './mail-content.ts';

export interface OutgoingMail {
  readonly id: string;
  readonly to: string;
  readonly toName?: string;
  readonly content: MailContent;
  readonly about?: string;
  readonly listId?: string;
  readonly unsubscribe?: { readonly page: string; readonly oneClick: string };
}

export interface Mailer {
  readonly delivers: 'smtp' | 'inbox' | 'nothing';
  readonly send: (mail: OutgoingMail) => Promise<void>;
  readonly close: () => Promise<void>;
}

export class MailRefused extends Error {
  readonly reason: string;
  constructor(reason: string) {
    super(reason);
    this.reason = reason;
  }
}
