import type { PartState } from '#core/client/ui/progress/ProgressPart.tsx';
import type { CheckOutcome } from '../../contract/verification.ts';

/** Passed, failed, and not known. */
export const OUTCOME_SIGNS: Readonly<Record<CheckOutcome, PartState>> = { pass: 'leaf', fail: 'crossed', unknown: 'seed' };
