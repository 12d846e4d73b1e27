import { type AuditAction, auditAction } from '#core/server/audit/audit-action.ts';
import type { JobStatus } from '../contract/life-cycle.ts';
import type { ReportDecision } from '../contract/reports.ts';

const subject = 'job-posting';
const fields = { status: 'value', reason: 'length' } as const;

type DutyAction = AuditAction<keyof typeof fields>;

/** Decisions of administrators about reports on a posting. The number of reports is the new value. */
export const reportActions: Readonly<Record<ReportDecision, AuditAction<'reports'>>> = Object.freeze({
  upheld: auditAction({ name: 'job-posting.reports-upheld', subject, fields: { reports: 'value' } }),
  dismissed: auditAction({ name: 'job-posting.reports-dismissed', subject, fields: { reports: 'value' } }),
});

/** What administrators do to the postings that they write for companies. */
export const draftActions = Object.freeze({
  created: auditAction({ name: 'job-posting.created', subject, fields: { company: 'value' } }),
  edited: auditAction({ name: 'job-posting.edited', subject, fields: { fields: 'value' } }),
  deleted: auditAction({ name: 'job-posting.deleted', subject, fields: { company: 'value' } }),
  posted: auditAction({ name: 'job-posting.posted', subject, fields: { company: 'value' } }),
});

/** What administrators do to postings because of their duty, by the state to which they move them. */
export const postingActions: Readonly<Partial<Record<JobStatus, DutyAction>>> = Object.freeze({
  published: auditAction({ name: 'job-posting.published', subject, fields }),
  changes_requested: auditAction({ name: 'job-posting.sent-back', subject, fields }),
  removed: auditAction({ name: 'job-posting.removed', subject, fields }),
  // The reason is one of a list, and no text.
  closed: auditAction({ name: 'job-posting.closed', subject, fields: { status: 'value', reason: 'value' } }),
});
