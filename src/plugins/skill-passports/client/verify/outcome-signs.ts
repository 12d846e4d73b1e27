import type { CellState } from '#core/client/ui/weave/Cell.tsx';
import type { CheckOutcome } from '../../contract/verification.ts';

/** Passed, failed, and not known. */
export const OUTCOME_SIGNS: Readonly<Record<CheckOutcome, CellState>> = { pass: 'leaf', fail: 'crossed', unknown: 'seed' };
