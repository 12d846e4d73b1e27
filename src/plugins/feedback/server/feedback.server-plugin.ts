import { contribute } from '#core/contract/extension-point.ts';
import { handle } from '#core/server/http/handler.ts';
import { defineServerPlugin } from '#core/server/plugin/server-plugin.ts';
import { personalData } from '#plugins/account/contract/personal-data.ts';
import { feedbackErrors } from '../contract/errors.ts';
import { FEEDBACK_RATE } from '../contract/feedback.ts';
import { giveFeedbackContract } from '../contract/schemas.ts';
import { FeedbackRepository, type FeedbackTables, feedbackPersonalData } from './feedback-repository.ts';
import { createFeedback } from './migrations/0001-create-feedback.ts';
import { dropSendings } from './migrations/0002-drop-sendings.ts';

/** Stores the feedback for the operators of the site. */
export const feedbackServerPlugin = defineServerPlugin({
  id: 'feedback',
  summary: 'Feedback for the people who run the site.',
  requires: ['account'],
  errors: feedbackErrors,
  migrations: [createFeedback, dropSendings],
  setup: ({ db, now }) => {
    const tables = db.$extendTables<FeedbackTables>();
    const repository = new FeedbackRepository(tables, now);
    return {
      handlers: [
        handle(giveFeedbackContract, {
          policy: 'public',
          limit: { max: FEEDBACK_RATE.count, windowMinutes: FEEDBACK_RATE.minutes, code: 'feedback.too-many' },
          run: async ({ body, actor }) => ({ id: await repository.take(body, actor) }),
        }),
      ],
      contributes: [contribute(personalData, { id: 'feedback.personal-data', order: 40, value: feedbackPersonalData(tables) })],
    };
  },
});
