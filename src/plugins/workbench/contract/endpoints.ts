import { endpoint } from '#core/contract/endpoint.ts';
import type { DevMessage } from './schemas.ts';

/** Unused codes and links, newest last; 404 on a site whose identity provider sends messages itself. */
export const listMessages = endpoint<{ reply: { items: DevMessage[] } }>({
  id: 'workbench.list-messages',
  method: 'GET',
  path: '/dev/messages',
  summary: 'Codes and links that the embedded identity would have sent; only while it runs, and only to pages of this site.',
});
