import { endpoint } from '#core/contract/endpoint.ts';

/** A message that a real identity provider would have sent. */
export interface DevMessage {
  /** Stays the same until the message is used. */
  readonly id: string;
  readonly channel: 'email' | 'phone';
  /** Email address, or telephone number in its international form (`+441514960000`). */
  readonly to: string;
  /** The purpose of an email, in the words of a Firebase action link: `verifyEmail`, `resetPassword`, `signIn`, … */
  readonly mode?: string;
  readonly code: string;
  /** The path of the page on this site that accepts the code; emails only. */
  readonly link?: string;
  /** The time of the request, ISO 8601. */
  readonly askedAt: string;
}

/** Unused codes and links, newest last; 404 on a site whose identity provider sends messages itself. */
export const listMessages = endpoint<{ reply: { items: DevMessage[] } }>({
  id: 'workbench.list-messages',
  method: 'GET',
  path: '/dev/messages',
  summary: 'Codes and links that the embedded identity would have sent; only while it runs, and only to pages of this site.',
});
