import { handle } from '#core/server/http/handler.ts';
import { defineServerPlugin } from '#core/server/plugin/server-plugin.ts';
import { personalData } from '#plugins/account/contract/personal-data.ts';
import { feedbackErrors } from '../contract/errors.ts';
import { FEEDBACK_RATE } from '../contract/feedback.ts';
import { giveFeedbackContract } from '../contract/schemas.ts';
import { Conversation } from './conversation.ts';
import { conversationCalls } from './conversation-calls.ts';
import { feedbackAbilities } from './feedback-abilities.ts';
import { feedbackActions } from './feedback-actions.ts';
import { FeedbackReader } from './feedback-detail.ts';
import { FeedbackReplies } from './feedback-replies.ts';
import type { FeedbackTables } from './feedback-tables.ts';
import { Handling } from './handling.ts';
import { handlingCalls } from './handling-calls.ts';
import { feedbackListHandlers } from './list-handlers.ts';
import { createFeedback } from './migrations/0001-create.ts';
import { NewFeedbackStore } from './new-feedback.ts';
import { OwnList } from './own-list.ts';
import { feedbackPersonalData } from './personal-data.ts';
import { screenshotPurpose } from './screenshots.ts';
import { UndoneHandling } from './undone-handling.ts';

/** Stores the feedback of users and visitors. Administrators answer and handle it. */
export const feedbackServerPlugin = defineServerPlugin({
  id: 'feedback',
  summary: 'Feedback for the people who run the site, and their answers.',
  requires: ['account'],
  errors: feedbackErrors,
  duties: ['feedback'],
  auditActions: feedbackActions,
  abilities: feedbackAbilities,
  migrations: [createFeedback],
  setup: ({ db, files, now, secrets, abilitiesOf }) => {
    const tables = db.$extendTables<FeedbackTables>();
    const given = new NewFeedbackStore({ db: tables, files, now });
    const cursorKey = secrets.keyFor('cursors');
    const reader = new FeedbackReader({ db: tables, files, replies: new FeedbackReplies(tables, cursorKey), now });
    return {
      handlers: [
        handle(giveFeedbackContract, {
          policy: 'public',
          limit: { max: FEEDBACK_RATE.count, windowMinutes: FEEDBACK_RATE.minutes, code: 'feedback.too-many' },
          run: async ({ body, actor }) => given.take(body, actor),
        }),
        ...conversationCalls({ conversation: new Conversation(tables, now), mine: new OwnList(tables, cursorKey), reader }),
        ...handlingCalls({ db: tables, handling: new Handling(tables, now), undone: new UndoneHandling(tables, now), reader }),
        ...feedbackListHandlers({ db: tables, now, cursorKey }),
      ],
      contributes: [
        personalData.add('feedback.personal-data', 40, feedbackPersonalData(tables)),
        screenshotPurpose({ db: tables, abilitiesOf }),
      ],
    };
  },
});
