import type { FeedbackFigures, ListedFeedback } from '../contract/handling-schemas.ts';
import type { FeedbackDetail } from '../contract/schemas.ts';

const idOf = (number: number): string => `018f0000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000 - 3_600_000).toISOString();

// Messages and names in several scripts, with long words, markup and a direction override.
const TEXTS = [
  'خريطة الطريق إلى العمل لا تفتح على الهاتف، فلا أعرف كم يبعد المكان عن بيتي.',
  'When I filter the jobs by salary, the list is empty, although there are postings with a higher salary.',
  `The ${'very'.repeat(30)} long word <b>breaks</b> \u202Eabc nothing 🌊`,
  'Danke, die Suche nach Stellen ist sehr übersichtlich.',
  'אפשר להדפיס את המועמדות שלי?',
];
const ADA = { id: idOf(501), name: 'Ada Palmer-Oyelaran', email: 'ada@example.org' };
const AMINA = { id: idOf(502), name: 'أمينة بنت يوسف', email: 'amina@example.org' };
const KINDS = ['problem', 'problem', 'idea', 'praise', 'question'] as const;
const STATES = ['new', 'triaged', 'in-progress', 'resolved', 'closed'] as const;
const TAGS = [['map', 'mobile'], ['search'], [], ['search', 'بحث'], ['printing', 'a tag of thirty characters yes']];

export const rows: readonly ListedFeedback[] = Array.from({ length: 50 }, (_, index) => ({
  id: idOf(600 + index),
  number: `F-${['BCDFGH', 'KLMNPQ', 'RSTVWX', 'ZBDGKM', 'NQSVXZ'][index % 5]}`,
  kind: KINDS[index % 5] ?? 'idea',
  excerpt: TEXTS[index % 5] ?? '',
  rating: ([2, null, 3, 5, null] as const)[index % 5] ?? null,
  state: STATES[index % 5] ?? 'new',
  assignee: [null, ADA, AMINA, ADA, null][index % 5] ?? null,
  tags: TAGS[index % 5] ?? [],
  page: '/jobs',
  language: (['ar', 'en', 'en', 'de', 'he'] as const)[index % 5] ?? 'en',
  sentAt: daysAgo(1 + index * 2),
  waitingSince: index % 5 < 3 ? daysAgo(1 + index) : null,
  version: 1,
}));

const admin = { name: ADA.name, isSender: false };

export const item: FeedbackDetail = {
  id: idOf(600),
  number: 'F-BCDFGH',
  kind: 'problem',
  text: TEXTS.slice(0, 2).join('\n\n'),
  rating: 2,
  page: '/jobs',
  screenshot: null,
  state: 'in-progress',
  sentAt: daysAgo(3),
  editedAt: null,
  replies: [],
  earlier: null,
  isFull: false,
  isUnread: false,
  version: 3,
  may: { edit: false, reply: true, reopens: false },
  handling: {
    state: 'new',
    assignee: ADA,
    tags: ['map', 'mobile', 'بحث', 'a tag of thirty characters yes'],
    sender: { id: idOf(503), name: 'נועה Ğ. Ştefănescu-Oyelaran', email: `${'long'.repeat(8)}@example.org` },
    email: 'reply@example.org',
    language: 'ar',
    waitingSince: daysAgo(3),
    history: [
      {
        id: idOf(704),
        at: daysAgo(1),
        action: 'undone',
        by: admin,
        changes: [{ field: 'state', from: 'closed', to: 'new' }],
      },
      { id: idOf(703), at: daysAgo(1), action: 'handled', by: admin, changes: [{ field: 'state', from: 'new', to: 'closed' }] },
      {
        id: idOf(702),
        at: daysAgo(2),
        action: 'handled',
        by: { name: AMINA.name, isSender: false },
        changes: [
          { field: 'assignee', from: '', to: ADA.name },
          { field: 'tags', from: '', to: 'map,mobile' },
        ],
      },
      { id: idOf(701), at: daysAgo(3), action: 'sent', by: { name: 'Noa', isSender: true }, changes: [] },
    ],
  },
};

const COUNTS = [3, 8, 5, 12, 0, 4, 9, 17, 6, 11, 8, 4];
const weeks = COUNTS.map((count, index) => ({ start: daysAgo(7 * (11 - index)).slice(0, 10), count }));

export const filled: FeedbackFigures = {
  byKind: [
    { kind: 'idea', count: 21 },
    { kind: 'problem', count: 48 },
    { kind: 'praise', count: 6 },
    { kind: 'question', count: 12 },
  ],
  byState: [
    { state: 'new', count: 9 },
    { state: 'triaged', count: 4 },
    { state: 'in-progress', count: 3 },
    { state: 'resolved', count: 52 },
    { state: 'closed', count: 19 },
    { state: 'spam', count: 2 },
  ],
  weeks: weeks.map((week, index) => ({
    ...week,
    rated: Math.floor(week.count / 2),
    meanRating: week.count < 2 ? null : 3 + ((index * 7) % 20) / 10,
  })),
  answered: 71,
  medianMinutes: 312,
};

export const figures: FeedbackFigures = {
  byKind: filled.byKind.map(({ kind }) => ({ kind, count: 0 })),
  byState: filled.byState.map(({ state }) => ({ state, count: 0 })),
  weeks: weeks.map(({ start }) => ({ start, count: 0, rated: 0, meanRating: null })),
  answered: 0,
  medianMinutes: null,
};
