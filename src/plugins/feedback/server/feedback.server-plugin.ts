import path from 'node:path';
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
import { FeedbackNews } from './feedback-news.ts';
import { feedbackNotices } from './feedback-notices.ts';
import { FeedbackReplies } from './feedback-replies.ts';
import type { FeedbackTables } from './feedback-tables.ts';
import { Handling } from './handling.ts';
import { handlingCalls } from './handling-calls.ts';
import { feedbackListHandlers } from './list-handlers.ts';
import { createFeedback } from './migrations/0001-create.ts';
import { keepTags } from './migrations/0002-kept-tags.ts';
import { NewFeedbackStore } from './new-feedback.ts';
import { OwnList } from './own-list.ts';
import { feedbackPersonalData } from './personal-data.ts';
import { screenshotPurpose, screenshotUse } from './screenshots.ts';
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
  migrations: [createFeedback, keepTags],
  noticeWords: path.join(import.meta.dirname, '../contract/notices'),
  setup: ({ db, files, now, secrets, abilitiesOf, notices: { raise, sendsMail } }) => {
    const tables = db.$extendTables<FeedbackTables>();
    const notices = feedbackNotices(tables);
    const news = new FeedbackNews({ notices, raise });
    const given = new NewFeedbackStore({ db: tables, files, now, news });
    const cursorKey = secrets.keyFor('cursors');
    const reader = new FeedbackReader({ db: tables, files, replies: new FeedbackReplies(tables, cursorKey), now, sendsMail });
    return {
      notices: Object.values(notices),
      handlers: [
        handle(giveFeedbackContract, {
          policy: 'public',
          limit: { max: FEEDBACK_RATE.count, windowMinutes: FEEDBACK_RATE.minutes, code: 'feedback.too-many' },
          run: async ({ body, actor }) => given.take(body, actor),
        }),
        ...conversationCalls({
          conversation: new Conversation({ db: tables, now, news, sendsMail }),
          mine: new OwnList(tables, cursorKey),
          reader,
        }),
        ...handlingCalls({ db: tables, handling: new Handling(tables, now, news), undone: new UndoneHandling(tables, now), reader }),
        ...feedbackListHandlers({ db: tables, now, cursorKey }),
      ],
      contributes: [
        personalData.add('feedback.personal-data', 40, feedbackPersonalData(tables)),
        screenshotPurpose,
        screenshotUse({ db: tables, abilitiesOf }),
      ],
    };
  },
});
