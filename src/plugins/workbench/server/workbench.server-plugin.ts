import { welcomePlaces } from '#core/server/app/welcome.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import { handleDownload } from '#core/server/http/files/handle-download.ts';
import { handle } from '#core/server/http/handler.ts';
import type { PendingMessage } from '#core/server/identity/identity.ts';
import { DevInbox, type DevMailHead } from '#core/server/mail/dev-inbox.ts';
import { defineServerPlugin } from '#core/server/plugin/server-plugin.ts';
import { workbenchRoutes } from '../contract/routes.ts';
import { type DevMail, type DevMessage, listMessagesContract, showMailContract } from '../contract/schemas.ts';

// Specification section 2. A Firebase project has one address for all links, so each of these pages passes a foreign mode to the other.
const PAGES: Readonly<Record<string, string>> = { resetPassword: '/forgot-password' };
const PAGE_OF_THE_REST = '/email-verify';

/** A message for the inbox. Its link leads to the page of this site that accepts the code. */
function devMessage(message: PendingMessage): DevMessage {
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

function devMail({ id, to, subject, keptAt }: DevMailHead): DevMail {
  return { id, to, subject, page: `/dev/mails/${id}`, askedAt: keptAt.toISOString() };
}

const INBOX_IS_HERE = welcomePlaces.add('workbench.inbox', 10, {
  name: 'Development inbox, with every code, link and mail that would be sent',
  path: workbenchRoutes.inbox.path,
});

/** The messages of the embedded identity, and mails without a mail server. On a site with a real provider, this plugin provides nothing. */
export const workbenchServerPlugin = defineServerPlugin({
  id: 'workbench',
  summary: 'Messages of the embedded identity, and mails without a mail server, for development and demonstrations.',
  setup: ({ config, identity, db, now }) => ({
    contributes: config.identity.kind === 'embedded' ? [INBOX_IS_HERE] : [],
    handlers: [
      handle(listMessagesContract, {
        // A user who waits for a code is not signed in. The start of the server checks that the embedded identity runs only locally or in a
        // demo.
        policy: 'public',
        whileViewing: false,
        refusals: ['not-found', 'forbidden'],
        run: async ({ source }) => {
          if (identity.pendingMessages === undefined) throw new ApiFault('not-found');
          // The codes give access to accounts. Pages of other sites get none, as with the embedded identity's own calls.
          if (!source.isOurPage) throw new ApiFault('forbidden');
          const [messages, mails] = await Promise.all([identity.pendingMessages(), new DevInbox(db, now).list()]);
          return { items: messages.map(devMessage), mails: mails.map(devMail) };
        },
      }),
      handleDownload(showMailContract, {
        policy: 'public',
        whileViewing: false,
        refusals: ['not-found', 'forbidden'],
        run: async ({ params, source }) => {
          if (identity.pendingMessages === undefined) throw new ApiFault('not-found');
          if (!source.isOurPage) throw new ApiFault('forbidden');
          const body = await new DevInbox(db, now).htmlOf(params.id);
          if (body === undefined) throw new ApiFault('not-found');
          return { body, cache: 'never' };
        },
      }),
    ],
  }),
});
