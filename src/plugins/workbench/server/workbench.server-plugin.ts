import { ApiFault } from '#core/server/http/api-fault.ts';
import { handle } from '#core/server/http/handler.ts';
import { defineServerPlugin } from '#core/server/plugin/server-plugin.ts';
import { listMessagesContract } from '../contract/schemas.ts';
import { devMessage } from './dev-message.ts';

/** What the embedded identity would have sent. With a provider that sends there is nothing here. */
export const workbenchServerPlugin = defineServerPlugin({
  id: 'workbench',
  setup: ({ identity }) => ({
    handlers: [
      handle(listMessagesContract, {
        // Whoever waits for a code is not signed in; that the embedded identity is for this machine or a demonstration is checked at the start.
        policy: 'public',
        run: async ({ sender }) => {
          if (identity.pendingMessages === undefined) throw new ApiFault('not-found');
          // The codes open accounts: as with the identity's own calls, a page elsewhere gets none.
          if (!sender.isOurPage) throw new ApiFault('forbidden');
          return { items: (await identity.pendingMessages()).map(devMessage) };
        },
      }),
    ],
  }),
});
