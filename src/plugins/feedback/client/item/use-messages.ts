import { useState } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { listFeedbackReplies } from '../../contract/endpoints.ts';
import { CONVERSATION } from '../../contract/feedback.ts';
import type { FeedbackDetail, FeedbackReply } from '../../contract/schemas.ts';

type Messages = Pick<FeedbackDetail, 'replies' | 'earlier'>;

/** The messages of a conversation that are loaded, oldest first. */
export interface LoadedMessages {
  readonly replies: readonly FeedbackReply[];
  /** Loads the page before them; `undefined` if there is none. */
  readonly loadEarlier: (() => Promise<void>) | undefined;
  readonly isLoading: boolean;
}

/** The latest messages, and those before them that the user has asked for. */
export function useMessages(feedback: FeedbackDetail): LoadedMessages {
  const api = useService(ApiClient);
  const [loaded, setLoaded] = useState<Messages>(feedback);
  const [isLoading, setLoading] = useState(false);
  const { replies, earlier } = joined(loaded, feedback);
  const load = async (cursor: string): Promise<void> => {
    setLoading(true);
    try {
      const query = { limit: CONVERSATION.page, cursor };
      const page = await api.call(listFeedbackReplies, { params: { id: feedback.id }, query });
      setLoaded({ replies: [...page.items.toReversed(), ...replies], earlier: page.nextCursor });
    } catch {
      // A snackbar says so, and the button stays.
    } finally {
      setLoading(false);
    }
  };
  return { replies, isLoading, loadEarlier: earlier === null ? undefined : () => load(earlier) };
}

/** The loaded messages with the latest ones, which follow them unless too many have arrived meanwhile. */
function joined(loaded: Messages, latest: Messages): Messages {
  const at = loaded.replies.findIndex(({ id }) => id === latest.replies[0]?.id);
  return at === -1 ? latest : { replies: [...loaded.replies.slice(0, at), ...latest.replies], earlier: loaded.earlier };
}
