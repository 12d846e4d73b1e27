import { endpoint } from '#core/contract/endpoint.ts';

/** A message that a real identity provider would have sent. */
export interface DevMessage {
  /** The same for as long as the message waits. */
  readonly id: string;
  readonly channel: 'email' | 'phone';
  /** E-mail address, or telephone number in its international form (`+441514960000`). */
  readonly to: string;
  /** What an e-mail is for, in the words of a Firebase action link: `verifyEmail`, `resetPassword`, `signIn`, … */
  readonly mode?: string;
  readonly code: string;
  /** The page of this site that takes the code, as a path; only e-mails have one. */
  readonly link?: string;
  /** When it was asked for: an instant, ISO 8601. */
  readonly askedAt: string;
}

/** Codes and links that were asked for and not yet used, the newest last; 404 on a site whose identity provider sends them. */
export const listMessages = endpoint<{ reply: { items: DevMessage[] } }>({
  id: 'workbench.list-messages',
  method: 'GET',
  path: '/dev/messages',
  summary: 'Codes and links that the embedded identity would have sent; only while it runs, and only to pages of this site.',
});
