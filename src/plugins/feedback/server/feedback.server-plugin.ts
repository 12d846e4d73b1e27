import { contribute } from '#core/contract/extension-point.ts';
import { handle } from '#core/server/http/handler.ts';
import { defineServerPlugin } from '#core/server/plugin/server-plugin.ts';
import { personalData } from '#plugins/account/contract/personal-data.ts';
import { feedbackErrors } from '../contract/errors.ts';
import { FEEDBACK_RATE } from '../contract/feedback.ts';
import { giveFeedbackContract } from '../contract/schemas.ts';
import { FeedbackKeeper } from './feedback-keeper.ts';
import type { FeedbackTables } from './feedback-tables.ts';
import { createFeedback } from './migrations/0001-create-feedback.ts';
import { feedbackPersonalData } from './personal-data.ts';

/** What people tell those who run the site. */
export const feedbackServerPlugin = defineServerPlugin({
  id: 'feedback',
  requires: ['account'],
  errors: feedbackErrors,
  migrations: [createFeedback],
  setup: ({ db, now, log }) => {
    const tables = db.$extendTables<FeedbackTables>();
    const keeper = new FeedbackKeeper(tables, now);
    return {
      handlers: [
        handle(giveFeedbackContract, {
          policy: 'public',
          run: async ({ body, actor, sender }) => ({ id: await keeper.take(body, { actor, address: sender.address }) }),
        }),
      ],
      contributes: [contribute(personalData, { id: 'feedback.personal-data', order: 40, value: feedbackPersonalData(tables) })],
      start: async () => {
        const sweep = (): void => void keeper.forget().catch((error: unknown) => log.warn({ err: error }, 'Senders were not forgotten'));
        const timer = setInterval(sweep, FEEDBACK_RATE.periodMs).unref();
        await keeper.forget();
        return async () => clearInterval(timer);
      },
    };
  },
});
