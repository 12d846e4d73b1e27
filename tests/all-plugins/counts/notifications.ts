import { countNotices, listNotices } from '#plugins/notifications/contract/endpoints.ts';
import type { Part } from './world.ts';

/** What users were told. Each act that concerns a person told them. */
export const notifications: Part = {
  acts: {},
  counts: {
    'notifications.count': async (world) => {
      await world.api.drain();
      return Promise.all(
        [...world.candidates, ...world.employers].map(async ({ name, caller }) => {
          const { items } = await caller.reply(listNotices, { query: { limit: 100, filter: 'unread' } });
          return { of: name, server: (await caller.reply(countNotices)).count, hand: items.length };
        }),
      );
    },
  },
  todos: {},
};
