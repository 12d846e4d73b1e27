import { BLANK_DETAILS } from '../contract/detail-values.ts';
import { JOB_STATUSES, type JobStatus, requestedMoves } from '../contract/life-cycle.ts';
import type { LackingCount, PostingEvent, StatusCount } from '../contract/managing-schemas.ts';
import type { Job, ManagedJob } from '../contract/reply-schemas.ts';

const idOf = (number: number): string => `018f0000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000 + 3_600_000).toISOString();

// Titles and names in several scripts, with a long word and a direction override.
const TITLES = [
  'مهندسة مضخّات',
  'Schleusenwärterin (w/m/d) – Außenstelle',
  'Сменный мастер 🛠',
  `Keeper of the ${'very'.repeat(20)} long lock`,
  'Structural engineer \u202Eabc for bridges',
];
const COMPANIES = ['Harbour Works', 'شركة السدود', 'Waterworks 🌊 株式会社'];
const NOTE = 'Name the place of work, and say what the pay is for: a month or a year.\nراجع العنوان أيضًا.';

/** States in the order in which the rows have them. */
const STATES: readonly JobStatus[] = [
  'published',
  'published',
  'changes_requested',
  'paused',
  'draft',
  'expired',
  'closed',
  'removed',
  'archived',
];
const ENDED: readonly JobStatus[] = ['expired', 'closed', 'removed', 'archived'];

function row(index: number, status: JobStatus, by: 'member' | 'moderator'): ManagedJob {
  const isEnded = ENDED.includes(status);
  return {
    id: idOf(700 + index),
    title: status === 'draft' ? '' : (TITLES[index % 5] ?? ''),
    company: { id: idOf(800 + (index % 3)), name: COMPANIES[index % 3] ?? '' },
    location: ['Deventer', 'القاهرة', null][index % 3] ?? null,
    workMode: 'onsite',
    employmentType: 'full_time',
    category: null,
    salary: null,
    publishedAt: inDays(-20 - index),
    reference: `J-${['7K2M9QXA', '0BCDEFGH', 'Z4T6V8W1'][index % 3]}`,
    status,
    version: 3,
    expiresAt: isEnded ? inDays(-3) : inDays([3, 24, 60][index % 3] ?? 10),
    renewedAt: index % 4 === 1 ? inDays(-2) : null,
    renewals: index % 4 === 1 ? 5 : 0,
    endedAt: isEnded ? inDays(-3) : null,
    endReason: status === 'closed' ? 'filled_elsewhere' : status === 'removed' ? 'removed' : null,
    reviewNote: status === 'changes_requested' || status === 'removed' ? NOTE : null,
    updatedAt: inDays(-3),
    moves: [...requestedMoves(status, by, by === 'moderator' ? 'all' : 'off')],
  };
}

/** Drafts of an import, which lack more or less. */
export const draftRows: readonly ManagedJob[] = [
  ['country', 'salary.currency', 'salary.period', 'employmentType', 'workMode', 'description'],
  [],
  ['details.applicantCountries'],
].map((lacks, index) => ({ ...row(index, 'draft', 'member'), title: TITLES[index] ?? '', lacks }));

export const lacking: readonly LackingCount[] = [
  { field: 'country', count: 198 },
  { field: 'salary.currency', count: 40 },
  { field: 'nothing', count: 1 },
];

/** Postings of a company in nearly all states. */
export const ownRows: readonly ManagedJob[] = STATES.map((status, index) => row(index, status, 'member'));

/** Postings of all companies. The first ones wait for a review. */
export const allRows: readonly ManagedJob[] = [...(['pending_review', 'pending_review'] as const), ...STATES].map((status, index) =>
  row(index, status, 'moderator'),
);

export const countsOf = (rows: readonly ManagedJob[]): readonly StatusCount[] =>
  JOB_STATUSES.map((status) => ({ status, count: rows.filter((one) => one.status === status).length }));

/** The whole posting of the first row. */
export const wholeJob: Job = {
  ...row(0, 'pending_review', 'moderator'),
  salary: { min: 4_800_000, max: 6_000_000, currency: 'EUR', period: 'year' },
  description: 'You keep the water where it belongs.',
  descriptionHtml: '<h2>Your work</h2><p>You keep the water where it belongs.</p><ul><li><p>راقب منسوب الماء</p></li></ul>',
  seniority: null,
  country: 'NL',
  language: 'en',
  experienceMin: null,
  experienceMax: null,
  applyUrl: null,
  deadline: null,
  details: BLANK_DETAILS,
  viewer: {
    manages: false,
    moderates: true,
    isOpen: false,
    isRead: true,
    applyBy: null,
    mayApply: false,
    moves: ['changes_requested', 'published', 'removed'],
  },
};

const event = (number: number, rest: Partial<PostingEvent>): PostingEvent => ({
  id: idOf(900 + number),
  at: inDays(-number),
  by: 'member',
  actor: 'أمينة بنت يوسف',
  action: 'moved',
  from: 'draft',
  to: 'published',
  reason: null,
  note: null,
  fields: [],
  ...rest,
});

/** A history with every kind of event. */
export const events: readonly PostingEvent[] = [
  event(1, { from: 'published', to: 'closed', reason: 'filled_here' }),
  event(2, { by: 'system', actor: null, from: 'published', to: 'expired' }),
  event(3, { action: 'renewed', from: 'published' }),
  event(4, { action: 'edited', fields: ['title', 'salary', 'details.skills'] }),
  event(5, { by: 'moderator', actor: null, from: 'pending_review', to: 'changes_requested', note: NOTE }),
  event(6, { actor: null, to: 'pending_review' }),
  event(7, { action: 'created', from: null, to: 'draft' }),
];
