import type { Selectable } from 'kysely';
import { type JobReview, type JobStatus, MOST_RENEWALS, type PostingMover, requestedMoves } from '../../contract/life-cycle.ts';
import type { JobPostingsTable } from '../job-tables.ts';
import { statusAt } from '../posting-clock.ts';
import { type ClosedRow, isJustClosed, isOutOfRenewals } from './reopening.ts';

/** The columns that decide about the possible moves. */
export type MovableRow = Pick<Selectable<JobPostingsTable>, 'status'> & ClosedRow;

/** The states to which a user can move a posting now. */
export function movesNow(row: MovableRow, by: PostingMover, review: JobReview, now: Date): JobStatus[] {
  const status = statusAt(row, now);
  if (status === 'closed' && (!isJustClosed(row, now) || isOutOfRenewals(row, now))) return [];
  const canRenew = row.expires_at !== null && row.renewals < MOST_RENEWALS;
  return requestedMoves(status, by, review).filter(
    (to) => canRenew || to !== 'published' || (status !== 'published' && status !== 'expired'),
  );
}
