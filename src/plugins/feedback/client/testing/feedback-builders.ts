import type { FeedbackDetail, FeedbackHandling, FeedbackReply, OwnFeedback } from '../../contract/schemas.ts';

export const FEEDBACK_ID = '018f0000-0000-7000-8000-0000000000f1';
export const TEXT = 'Show the way to work on a map.';

/** The abilities of an administrator with the duty. */
export const DUTY_ABILITIES = ['list', 'handle', 'read', 'reply', 'list-own'].map((action) => ['feedback', action].join(':'));

/** The replies that the handling of feedback needs. */
export const HANDLING_REPLIES = {
  'feedback.list-handlers': { items: [] },
  'feedback.list-tags': { items: [] },
  'feedback.list-similar': { items: [] },
  'feedback.list': { items: [], nextCursor: null },
};

/** New feedback as its sender sees it. */
export function aFeedback(rest: Partial<FeedbackDetail> = {}): FeedbackDetail {
  return {
    id: FEEDBACK_ID,
    number: 'F-BCDFGH',
    kind: 'idea',
    text: TEXT,
    rating: null,
    page: null,
    screenshot: null,
    state: 'received',
    sentAt: '2026-11-02T09:30:00.000Z',
    editedAt: null,
    replies: [],
    earlier: null,
    isFull: false,
    isUnread: false,
    version: 1,
    may: { edit: true, reply: true, reopens: false },
    handling: null,
    ...rest,
  };
}

/** An answer of the team as the sender sees it. */
export function aReply(rest: Partial<FeedbackReply> = {}): FeedbackReply {
  return {
    id: 'answer-1',
    from: 'team',
    isInternal: false,
    author: null,
    text: 'The map is there.',
    at: '2026-11-03T10:00:00.000Z',
    ...rest,
  };
}

/** The handling of new feedback of a signed-in user. */
export function aHandling(rest: Partial<FeedbackHandling> = {}): FeedbackHandling {
  return {
    state: 'new',
    assignee: null,
    tags: [],
    sender: { id: '018f0000-0000-7000-8000-0000000000a1', name: 'Ann Sender', email: 'ann@example.org' },
    email: null,
    language: 'en',
    waitingSince: '2026-11-02T09:30:00.000Z',
    history: [],
    ...rest,
  };
}

/** A row of the list of one's own feedback. */
export function anOwnFeedback(rest: Partial<OwnFeedback> = {}): OwnFeedback {
  return {
    id: FEEDBACK_ID,
    number: 'F-BCDFGH',
    kind: 'idea',
    excerpt: TEXT,
    rating: null,
    state: 'received',
    sentAt: '2026-11-02T09:30:00.000Z',
    answeredAt: null,
    isUnread: false,
    ...rest,
  };
}
