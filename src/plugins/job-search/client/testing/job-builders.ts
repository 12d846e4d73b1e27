import type { View } from '#core/testing/client-kit.tsx';
import type { MadeCall } from '#core/testing/fake-api.ts';
import { BLANK_DETAILS } from '#plugins/jobs/contract/detail-values.ts';
import type { Job, JobSummary } from '#plugins/jobs/contract/reply-schemas.ts';

/** Ids for tests, which differ in their last digits. */
export const idOf = (number: number): string => `018f0000-0000-7000-8000-${String(number).padStart(12, '0')}`;

/** A published posting as a list shows it. */
export function aJobSummary(rest: Partial<JobSummary> = {}): JobSummary {
  return {
    id: idOf(1),
    title: 'Pump engineer',
    company: { id: idOf(2), name: 'Test Company' },
    location: 'Deventer',
    workMode: 'onsite',
    employmentType: 'full_time',
    category: { code: 'engineering', name: 'Engineering' },
    salary: { min: 4_800_000, max: 6_000_000, currency: 'EUR', period: 'year' },
    publishedAt: '2026-03-01T09:00:00.000Z',
    ...rest,
  };
}

/** A published posting as its page shows it. */
export function aJob(rest: Partial<Job> = {}): Job {
  return {
    ...aJobSummary(),
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

/** Replies to the calls beside a posting on its page, for a posting without applicants and similar ones. */
export const besideAPosting = { 'jobs.count-applicants': { count: null, more: false }, 'jobs.list-similar': { items: [] } };

/** One page that is the whole list. */
export const pageOf = <Item>(...items: Item[]): { items: Item[]; nextCursor: null } => ({ items, nextCursor: null });

/** The bodies of the calls to an endpoint. */
export function bodiesOf(view: View, id: string): unknown[] {
  return view.api.calls.filter((call: MadeCall) => call.id === id).map(({ body }) => body);
}
