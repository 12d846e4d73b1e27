import { endpoint } from '#core/contract/endpoint.ts';
import { downloadEndpoint } from '#core/contract/file-endpoint.ts';
import type { DevMail, DevMessage } from './schemas.ts';

/** Unused codes and links, newest last, and the kept mails, newest first; 404 on a site whose identity provider sends messages itself. */
export const listMessages = endpoint<{ reply: { items: DevMessage[]; mails: DevMail[] } }>({
  id: 'workbench.list-messages',
  method: 'GET',
  path: '/dev/messages',
  summary: 'Codes, links and mails that would have been sent; only while the embedded identity runs, and only to pages of this site.',
});

/** The HTML of a kept mail; 404 where {@link listMessages} answers 404. */
export const showMail = downloadEndpoint<{ params: { id: string } }>({
  id: 'workbench.show-mail',
  path: '/dev/mails/:id',
  isOpen: true,
  summary: 'A mail of the development inbox as its reader would see it; only while the embedded identity runs.',
});
