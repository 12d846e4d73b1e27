import { handle } from '#core/server/http/handler.ts';
import { defineServerPlugin } from '#core/server/plugin/server-plugin.ts';
import { feedbackErrors } from '../contract/errors.ts';
import { FEEDBACK_RATE } from '../contract/feedback.ts';
import { giveFeedbackContract } from '../contract/schemas.ts';
import { FeedbackKeeper } from './feedback-keeper.ts';
import type { FeedbackTables } from './feedback-tables.ts';
import { createFeedback } from './migrations/0001-create-feedback.ts';

/** What people tell those who run the site. */
export const feedbackServerPlugin = defineServerPlugin({
  id: 'feedback',
  errors: feedbackErrors,
  migrations: [createFeedback],
  setup: ({ db, now, log }) => {
    const keeper = new FeedbackKeeper(db.$extendTables<FeedbackTables>(), now);
    return {
      handlers: [
        handle(giveFeedbackContract, {
          policy: 'public',
          run: async ({ body, actor, sender }) => ({ id: await keeper.take(body, { actor, address: sender.address }) }),
        }),
      ],
      start: async () => {
        const sweep = (): void => void keeper.forget().catch((error: unknown) => log.warn({ err: error }, 'Senders were not forgotten'));
        const timer = setInterval(sweep, FEEDBACK_RATE.periodMs).unref();
        await keeper.forget();
        return async () => clearInterval(timer);
      },
    };
  },
});
