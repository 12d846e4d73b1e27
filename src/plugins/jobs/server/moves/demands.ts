import { type Issue, issueAt } from '#core/contract/errors.ts';
import { ISSUE_SENTENCES, issueOf } from '#core/contract/issue-sentence.ts';
import { z } from '#core/contract/schema.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import type { MasterCatalogue } from '#plugins/admin-masters/contract/master-catalogue.ts';
import { jobIssues } from '../../contract/issues.ts';
import { MOST_RENEWALS, type PostingMove, PUBLISHED_DAYS, RENEWAL_DAYS } from '../../contract/life-cycle.ts';
import type { MoveReasons } from '../../contract/managing.ts';
import { needsOf } from '../drafts/needs.ts';
import { fieldsOf } from '../drafts/posting-fields.ts';
import type { PostingRow } from '../job-mapping.ts';
import { deadlineIssues, nextExpiry } from '../life-cycle/expiry.ts';
import { closingReason } from './moved-columns.ts';
import { isJustClosed, isOutOfRenewals, withoutPassedDeadline } from './reopening.ts';

/** What the posting lacks for its publication. */
export async function publishingNeeds(
  catalogue: Pick<MasterCatalogue, 'refused'>,
  row: PostingRow,
  now: Date,
  days?: number,
): Promise<Issue[]> {
  const fields = fieldsOf(row);
  const expiry = nextExpiry(row, days ?? fields.details.days, now);
  return [...(await needsOf(catalogue, fields)), ...deadlineIssues(fields.deadline, { expiry, publishing: now })];
}

/**
 * Checks what a move demands.
 *
 * @throws ApiFault invalid, jobs.renewals-used, jobs.closed-long-ago or jobs.reopen-incomplete
 */
export async function demandAll(
  catalogue: MasterCatalogue,
  row: PostingRow,
  move: PostingMove,
  reasons: MoveReasons,
  now: Date,
): Promise<void> {
  if (move.demands.includes('just-closed')) demandReopening(row, now);
  const issues = [...reasonIssues(move, reasons), ...daysIssues(move, reasons)];
  if (move.demands.includes('complete')) issues.push(...(await needsFor(catalogue, row, move, reasons, now)));
  if (issues.length > 0) throw new ApiFault('invalid', issues);
  if (move.demands.includes('still-hiring') && row.renewals >= MOST_RENEWALS) throw new ApiFault('jobs.renewals-used');
}

function demandReopening(row: PostingRow, now: Date): void {
  if (!isJustClosed(row, now)) throw new ApiFault('jobs.closed-long-ago');
  if (isOutOfRenewals(row, now)) throw new ApiFault('jobs.renewals-used');
}

async function needsFor(
  catalogue: MasterCatalogue,
  row: PostingRow,
  { demands }: PostingMove,
  { days }: MoveReasons,
  now: Date,
): Promise<Issue[]> {
  const isReopened = demands.includes('just-closed');
  const needs = await publishingNeeds(catalogue, isReopened ? withoutPassedDeadline(row, now) : row, now, days);
  // No form could add what is missing, because a closed posting cannot be edited.
  if (isReopened && needs.length > 0) throw new ApiFault('jobs.reopen-incomplete');
  return needs;
}

function reasonIssues({ demands }: PostingMove, { reason, stillHiring }: MoveReasons): Issue[] {
  const issues: Issue[] = [];
  if (demands.includes('reason') && (reason ?? '') === '') issues.push({ path: 'reason', code: 'needed', message: ISSUE_SENTENCES.needed });
  if (demands.includes('closing-reason') && closingReason(reason) === undefined) {
    issues.push(issueAt('reason', jobIssues['jobs.closing-reason']));
  }
  if (demands.includes('still-hiring') && stillHiring !== true) issues.push(issueAt('stillHiring', jobIssues['jobs.still-hiring']));
  return issues;
}

function daysIssues({ demands }: PostingMove, { days }: MoveReasons): Issue[] {
  if (days === undefined) return [];
  const { min, max } = demands.includes('still-hiring') ? RENEWAL_DAYS : PUBLISHED_DAYS;
  const checked = z.object({ days: z.number().min(min).max(max) }).safeParse({ days });
  return checked.error?.issues.map(issueOf) ?? [];
}
