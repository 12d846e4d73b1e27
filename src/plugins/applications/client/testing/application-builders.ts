import { BLANK_DETAILS } from '#plugins/jobs/contract/detail-values.ts';
import type { Job } from '#plugins/jobs/contract/reply-schemas.ts';
import type { ApplicationDetail } from '../../contract/schemas.ts';

/** Ids for tests, which differ in their last digits. */
export const idOf = (number: number): string => `018f0000-0000-7000-8000-${String(number).padStart(12, '0')}`;

/** A published posting. */
export function aJob(rest: Partial<Job> = {}): Job {
  return {
    id: idOf(1),
    title: 'Pump engineer',
    company: { id: idOf(2), name: 'Test Company' },
    location: 'Deventer',
    workMode: 'onsite',
    employmentType: 'full_time',
    category: null,
    salary: { min: 4_800_000, max: 6_000_000, currency: 'EUR', period: 'year' },
    publishedAt: '2026-03-01T09:00:00.000Z',
    reference: 'J-KRVQKEBZ',
    status: 'published',
    description: 'You keep the pumps running.',
    descriptionHtml: null,
    seniority: null,
    country: null,
    language: null,
    experienceMin: null,
    experienceMax: null,
    applyUrl: null,
    deadline: null,
    details: BLANK_DETAILS,
    expiresAt: null,
    renewedAt: null,
    endedAt: null,
    updatedAt: '2026-03-01T09:00:00.000Z',
    version: 1,
    viewer: { manages: false, moderates: false, isOpen: true, isRead: true, applyBy: 'form', mayApply: true, moves: [] },
    ...rest,
  };
}

/** A new application. */
export function anApplication(rest: Partial<ApplicationDetail> = {}): ApplicationDetail {
  return {
    id: idOf(3),
    job: { id: idOf(1), title: 'Pump engineer', company: 'Test Company', location: 'Deventer' },
    candidate: { id: idOf(4), name: 'Demo Candidate', email: 'candidate@demo.test' },
    message: 'I know pumps.',
    stage: 'submitted',
    isPaused: false,
    reached: ['submitted'],
    moves: ['in_review', 'rejected'],
    createdAt: '2026-03-02T09:00:00.000Z',
    updatedAt: '2026-03-02T09:00:00.000Z',
    version: 1,
    attempt: 1,
    sentTo: { title: 'Pump engineer', company: 'Test Company' },
    isRead: true,
    isAwaited: true,
    isAsking: false,
    answerBy: null,
    openedAt: null,
    nudgedAt: null,
    nudgeFrom: null,
    withdrawnFor: null,
    source: null,
    history: [{ from: null, to: 'submitted', by: 'candidate', at: '2026-03-02T09:00:00.000Z' }],
    ...rest,
  };
}

/** One page that is the whole list. */
export const pageOf = <Item>(...items: Item[]): { items: Item[]; nextCursor: null } => ({ items, nextCursor: null });
