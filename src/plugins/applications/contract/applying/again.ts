import type { Application } from '../schemas.ts';
import { AGAIN_AFTER_DAYS, MOST_ATTEMPTS } from './terms.ts';
import type { Terms } from './terms-schemas.ts';

const DAY_MS = 86_400_000;

/** Whether a candidate may apply once more after the newest application: now, from a time on, or not. */
export type Again = { readonly kind: 'now' | 'never' } | { readonly kind: 'later'; readonly from: Date };

/**
 * Follows from the newest application as its candidate sees it: after a withdrawal at once, after "Not selected" some time later if the terms
 * allow it, and three times in all.
 */
export function againAfter(
  { stage, attempt, updatedAt }: Pick<Application, 'stage' | 'attempt' | 'updatedAt'>,
  { mayApplyAgain }: Pick<Terms, 'mayApplyAgain'>,
  now: Date,
): Again {
  if (attempt >= MOST_ATTEMPTS) return { kind: 'never' };
  if (stage === 'withdrawn') return { kind: 'now' };
  if (stage !== 'rejected' || !mayApplyAgain) return { kind: 'never' };
  // A rejected application moves no more, so this is the time of the refusal.
  const from = new Date(Date.parse(updatedAt) + AGAIN_AFTER_DAYS * DAY_MS);
  return from <= now ? { kind: 'now' } : { kind: 'later', from };
}
