import type { FeedbackDetail, FeedbackReply, OwnFeedback } from '../contract/schemas.ts';

export const ITEM_ID = '01890a5d-ac96-774b-bcce-b302099a8057';

const TEXT = `The search forgets what I typed when I open a posting and come back.\n\nعند الرجوع تضيع كلمات البحث. ${'w'.repeat(90)}`;

/** One item of feedback as its sender sees it. */
export function feedbackDetail(rest: Partial<FeedbackDetail> = {}): FeedbackDetail {
  return {
    id: ITEM_ID,
    number: 'F-BCDFGH',
    kind: 'problem',
    text: TEXT,
    rating: 4,
    page: '/admin/jobs/all',
    screenshot: null,
    state: 'in-progress',
    sentAt: '2026-11-02T09:30:00.000Z',
    editedAt: '2026-11-02T09:41:00.000Z',
    replies: [],
    earlier: null,
    isFull: false,
    isUnread: false,
    version: 3,
    may: { edit: false, reply: true, reopens: false },
    handling: null,
    ...rest,
  };
}

/** A conversation without names and notes. */
export function senderReplies(): FeedbackReply[] {
  return [
    reply('1', 'team', 'Thank you. Which browser do you use?', '2026-11-03T08:12:00.000Z'),
    reply('2', 'sender', 'فايرفوكس على الهاتف.\nIt also happens on my laptop.', '2026-11-03T17:20:00.000Z'),
    reply(
      '3',
      'team',
      `We found the cause. The next version keeps the words, the filters and the place in the list. ${'It takes a few days. '.repeat(8)}`,
      '2026-11-04T10:05:00.000Z',
    ),
  ];
}

/** The same conversation as administrators with the duty see it. */
export function teamDetail(): FeedbackDetail {
  const note: FeedbackReply = {
    ...reply('n', 'team', 'Same cause as F-WXZBCD. Assigned to the search team.', '2026-11-03T18:00:00.000Z'),
    isInternal: true,
  };
  const [first, second, third] = senderReplies();
  const named = [first, second, note, third].flatMap((one) => (one === undefined ? [] : [one]));
  return feedbackDetail({
    replies: named.map((one) => ({ ...one, author: one.from === 'team' ? 'Demo Administrator' : null })),
    handling: {
      state: 'in-progress',
      assignee: null,
      tags: ['search', 'mobile'],
      sender: { id: '01890a5d-ac96-774b-bcce-b302099a8059', name: 'נועה Ğ. Ştefănescu-Oyelaran', email: 'noa@example.org' },
      email: null,
      language: 'en',
      waitingSince: null,
      history: [],
    },
  });
}

/** The list of a sender. */
export function ownFeedback(): OwnFeedback[] {
  const row = { id: ITEM_ID, number: 'F-BCDFGH', rating: null, answeredAt: null, isUnread: false } as const;
  return [
    {
      ...row,
      kind: 'problem',
      excerpt: TEXT.slice(0, 120),
      state: 'in-progress',
      sentAt: '2026-11-02T09:30:00.000Z',
      answeredAt: '2026-11-04T10:05:00.000Z',
      isUnread: true,
    },
    {
      ...row,
      id: `${ITEM_ID.slice(0, -1)}1`,
      number: 'F-KLMNPQ',
      kind: 'idea',
      excerpt: 'خريطة للطريق إلى العمل',
      state: 'received',
      sentAt: '2026-10-30T12:00:00.000Z',
    },
    {
      ...row,
      id: `${ITEM_ID.slice(0, -1)}2`,
      number: 'F-RSTVWX',
      kind: 'praise',
      excerpt: 'The profile was quick to fill in.',
      state: 'closed',
      sentAt: '2026-09-14T07:45:00.000Z',
    },
    {
      ...row,
      id: `${ITEM_ID.slice(0, -1)}3`,
      number: 'F-ZBCDFG',
      kind: 'question',
      excerpt: 'Can I have two profiles?',
      state: 'resolved',
      sentAt: '2026-08-01T16:10:00.000Z',
      answeredAt: '2026-08-02T09:00:00.000Z',
    },
  ];
}

function reply(id: string, from: FeedbackReply['from'], text: string, at: string): FeedbackReply {
  return { id: `01890a5d-ac96-774b-bcce-b302099a80${id.padStart(2, '0')}`, from, isInternal: false, author: null, text, at };
}
