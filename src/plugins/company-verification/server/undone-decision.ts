import { UNDO_SECONDS } from '../contract/verification.ts';
import type { VerificationBefore, VerificationRow, VerificationTransaction } from './verification-tables.ts';

/** With extra time for the request of an undo that was chosen at the last moment. */
export const UNDO_LIMIT_SECONDS = UNDO_SECONDS + 15;

/** What the row keeps of its state while a decision about it can be taken back. */
export function beforeOf({ state, since, papers_until, missing_since, look_at, ...row }: VerificationRow): string | null {
  if (state !== 'pending' && state !== 'verified') return null;
  const { reasons, note, needs_papers, decided_by, misses } = row;
  const before: VerificationBefore = {
    ...{ state, reasons, note, needs_papers, decided_by, misses },
    since: since.toISOString(),
    papers_until: papers_until?.toISOString() ?? null,
    missing_since: missing_since?.toISOString() ?? null,
    look_at: look_at?.toISOString() ?? null,
  };
  return JSON.stringify(before);
}

/** The columns as they were before the decision; `undefined` when it is too late for an undo. An administrator may be gone since. */
export async function restored(db: VerificationTransaction, { before, since }: VerificationRow, now: Date) {
  if (before === null || now.getTime() - since.getTime() > UNDO_LIMIT_SECONDS * 1000) return undefined;
  const decider =
    before.decided_by === null
      ? undefined
      : await db.selectFrom('users').select('id').where('id', '=', before.decided_by).executeTakeFirst();
  return {
    ...before,
    reasons: [...before.reasons],
    decided_by: decider?.id ?? null,
    since: new Date(before.since),
    papers_until: timeOf(before.papers_until),
    missing_since: timeOf(before.missing_since),
    look_at: timeOf(before.look_at),
  };
}

function timeOf(at: string | null): Date | null {
  return at === null ? null : new Date(at);
}
