import { useEffect, useRef } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import { markFeedbackRead } from '../../contract/endpoints.ts';
import type { FeedbackDetail } from '../../contract/schemas.ts';

/** Marks the answers to one's own feedback as read as soon as they are visible. A tab in the background shows nothing yet. */
export function useMarkRead(feedback: FeedbackDetail, isOwn: boolean, onRead: (latest: FeedbackDetail) => void): void {
  const api = useService(ApiClient);
  const read = useRef(onRead);
  read.current = onRead;
  const isUnread = isOwn && feedback.isUnread;
  useEffect(() => {
    if (!isUnread) return undefined;
    return whenVisible(() => {
      // Quiet: the user did not start it. If it fails, the answers stay unread.
      api.call(markFeedbackRead, { params: { id: feedback.id }, quiet: true }).then(
        () => read.current({ ...feedback, isUnread: false }),
        () => undefined,
      );
    });
  }, [api, feedback, isUnread]);
}

/** Calls the function as soon as the page is visible. Returns a function that stops waiting. */
function whenVisible(act: () => void): () => void {
  if (document.visibilityState === 'visible') {
    act();
    return () => undefined;
  }
  const look = (): void => {
    if (document.visibilityState !== 'visible') return;
    document.removeEventListener('visibilitychange', look);
    act();
  };
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}
