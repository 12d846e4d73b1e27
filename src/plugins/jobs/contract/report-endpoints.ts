import { endpoint } from '#core/contract/endpoint.ts';
import type { NewReport, PostingReports } from './report-schemas.ts';
import type { ReportDecision } from './reports.ts';

/**
 * Reports a posting that the caller may read; 404 otherwise. A second report of the same account on the same posting, and an equal one of a
 * visitor, change nothing. Above the limit for one sender it answers 429 `jobs.too-many-reports` with `retryAfter`. Open to visitors.
 */
export const reportJob = endpoint<{ params: { id: string }; body: NewReport; reply: undefined }>({
  id: 'jobs.report',
  method: 'POST',
  path: '/jobs/:id/reports',
  summary: 'Tell the people who run the site what is wrong with a posting, signed in or not.',
});

/** For administrators with the duty `jobs`. */
export const listJobReports = endpoint<{ params: { id: string }; reply: PostingReports }>({
  id: 'jobs.list-reports',
  method: 'GET',
  path: '/jobs/:id/reports',
  summary: 'The open reports on a posting.',
});

/**
 * Decides open reports without moving the posting; for administrators with the duty `jobs`. 409 `conflict` when one of them was decided
 * before. Moving the posting decides its reports too: see `PostingMoveInput`.
 */
export const decideJobReports = endpoint<{
  params: { id: string };
  body: { decision: ReportDecision; reports: string[] };
  reply: PostingReports;
}>({
  id: 'jobs.decide-reports',
  method: 'POST',
  path: '/jobs/:id/reports/decisions',
  summary: 'Uphold or dismiss reports on a posting.',
});
