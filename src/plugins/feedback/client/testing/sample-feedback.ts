import type { FeedbackFigures, ListedFeedback } from '../../contract/handling-schemas.ts';
import type { FeedbackDetail, FeedbackHistoryEntry, FeedbackPerson } from '../../contract/schemas.ts';

/** The id of a test object. */
export const idOf = (number: number): string => `018f0000-0000-7000-8000-${String(number).padStart(12, '0')}`;

/** The signed-in administrator of the test kit. */
export const ME: FeedbackPerson = { id: idOf(1), name: 'Demo admin', email: 'admin@demo.test' };
export const ADA: FeedbackPerson = { id: idOf(2), name: 'Ada Palmer', email: 'ada@example.org' };

/** One row of the list of all feedback. */
export function aRow(rest: Partial<ListedFeedback> = {}): ListedFeedback {
  return {
    id: idOf(11),
    number: 'F-BCDFGH',
    kind: 'problem',
    excerpt: 'The map does not open.',
    rating: 2,
    state: 'new',
    assignee: null,
    tags: [],
    page: '/jobs',
    language: 'en',
    sentAt: '2026-03-02T09:00:00.000Z',
    waitingSince: '2026-03-02T09:00:00.000Z',
    version: 1,
    ...rest,
  };
}

export const sent: FeedbackHistoryEntry = {
  id: idOf(71),
  at: '2026-03-02T09:00:00.000Z',
  action: 'sent',
  by: { name: 'Noor', isSender: true },
  changes: [],
};

/** A change of the state by Ada. */
export const closedByAda: FeedbackHistoryEntry = {
  id: idOf(72),
  at: '2026-03-03T09:00:00.000Z',
  action: 'handled',
  by: { name: ADA.name, isSender: false },
  changes: [{ field: 'state', from: 'new', to: 'closed' }],
};

/** The item of a row, as administrators see it. */
export function aDetail(row: ListedFeedback = aRow(), history: readonly FeedbackHistoryEntry[] = [sent]): FeedbackDetail {
  const { id, number, kind, excerpt, rating, page, state, assignee, tags, language, sentAt, waitingSince, version } = row;
  return {
    id,
    number,
    kind,
    text: excerpt,
    rating,
    page,
    screenshot: null,
    state: 'received',
    sentAt,
    editedAt: null,
    replies: [],
    earlier: null,
    isFull: false,
    isUnread: false,
    version,
    may: { edit: false, reply: true, reopens: false },
    handling: { state, assignee, tags, sender: null, email: null, language, waitingSince, history },
  };
}

/** Figures without any message, of two weeks. */
export const noFigures: FeedbackFigures = {
  byKind: (['idea', 'problem', 'praise', 'question'] as const).map((kind) => ({ kind, count: 0 })),
  byState: (['new', 'triaged', 'in-progress', 'resolved', 'closed', 'spam'] as const).map((state) => ({ state, count: 0 })),
  weeks: ['2026-02-23', '2026-03-02'].map((start) => ({ start, count: 0, rated: 0, meanRating: null })),
  answered: 0,
  medianMinutes: null,
};
