import type { PendingMessage } from '#core/server/identity/identity.ts';
import type { DevMessage } from '../contract/endpoints.ts';

// Specification section 2. A Firebase project has one address for all links, so each of these pages passes a foreign mode to the other.
const PAGES: Readonly<Record<string, string>> = { resetPassword: '/forgot-password' };
const PAGE_OF_THE_REST = '/email-verify';

/** A message for the inbox. Its link leads to the page of this site that accepts the code. */
export function devMessage(message: PendingMessage): DevMessage {
  const { channel, to, code, askedAt } = message;
  const id = `${channel} ${to} ${code}`;
  if (message.channel === 'phone') return { id, channel, to, code, askedAt };
  return { id, channel, to, mode: message.mode, code, link: linkOf(message), askedAt };
}

function linkOf({ mode, code, continueUrl }: Extract<PendingMessage, { channel: 'email' }>): string {
  const query = new URLSearchParams({ mode, oobCode: code });
  if (continueUrl !== undefined) query.set('continueUrl', continueUrl);
  return `${PAGES[mode] ?? PAGE_OF_THE_REST}?${query}`;
}
