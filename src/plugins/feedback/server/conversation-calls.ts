import { can } from '#core/server/access/policy.ts';
import { type Handler, handle } from '#core/server/http/handler.ts';
import {
  editFeedbackContract,
  getFeedbackContract,
  listFeedbackRepliesContract,
  listMyFeedbackContract,
  markFeedbackReadContract,
  replyToFeedbackContract,
} from '../contract/schemas.ts';
import type { Conversation } from './conversation.ts';
import { FEEDBACK } from './feedback-abilities.ts';
import type { FeedbackReader } from './feedback-detail.ts';
import type { OwnList } from './own-list.ts';

export interface ConversationDependencies {
  readonly conversation: Conversation;
  readonly mine: OwnList;
  readonly reader: FeedbackReader;
}

/** The calls about one's own feedback and about single items. Messages are private, so no view as another person shows them. */
export function conversationCalls({ conversation, mine, reader }: ConversationDependencies): readonly Handler[] {
  return [
    handle(listMyFeedbackContract, {
      policy: can('list-own', FEEDBACK),
      whileViewing: false,
      run: ({ actor, query }) => mine.page(actor.userId, query),
    }),
    handle(getFeedbackContract, {
      policy: can('read', FEEDBACK),
      whileViewing: false,
      run: (call) => reader.detail(call, call.params.id),
    }),
    handle(listFeedbackRepliesContract, {
      policy: can('read', FEEDBACK),
      whileViewing: false,
      run: (call) => reader.replies(call, call.params.id, call.query),
    }),
    handle(editFeedbackContract, {
      policy: can('edit', FEEDBACK),
      refusals: ['feedback.not-new'],
      run: async (call) => {
        await conversation.edit(call, call.params.id, call.body);
        return reader.detail(call, call.params.id);
      },
    }),
    handle(markFeedbackReadContract, {
      policy: can('mark-read', FEEDBACK),
      run: async (call) => {
        await conversation.markRead(call, call.params.id);
        return undefined;
      },
    }),
    handle(replyToFeedbackContract, {
      policy: can('reply', FEEDBACK),
      refusals: ['feedback.closed', 'feedback.no-address', 'feedback.no-mail', 'feedback.full'],
      run: async (call) => {
        await conversation.reply(call, call.params.id, call.body);
        return reader.detail(call, call.params.id);
      },
    }),
  ];
}
