import { ApiFault } from '#core/server/errors/api-fault.ts';
import type { ApplicationStage } from '../../contract/application.ts';
import { AGAIN_AFTER_DAYS, MOST_ATTEMPTS } from '../../contract/applying/terms.ts';

const DAY_MS = 86_400_000;

/** An earlier application of the candidate to the posting, as the candidate sees it. */
export interface EarlierAttempt {
  readonly stage: ApplicationStage;
  /** When it came to this stage. */
  readonly since: Date;
}

interface NextAttempt {
  /** The newest one first. */
  readonly earlier: readonly EarlierAttempt[];
  readonly mayApplyAgain: boolean;
  readonly now: Date;
}

/**
 * Whether a candidate may apply to a posting again: at once after withdrawing, and some time after "Not selected".
 *
 * @throws ApiFault applications.already-applied, applications.attempts-used, applications.too-soon
 */
export function demandAttempt({ earlier, mayApplyAgain, now }: NextAttempt): void {
  if (earlier.some(({ stage }) => stage !== 'withdrawn' && stage !== 'rejected')) throw new ApiFault('applications.already-applied');
  const refused = earlier.find(({ stage }) => stage === 'rejected');
  if (refused !== undefined && !mayApplyAgain) throw new ApiFault('applications.already-applied');
  if (earlier.length >= MOST_ATTEMPTS) throw new ApiFault('applications.attempts-used');
  const waits = refused === undefined ? 0 : refused.since.getTime() + AGAIN_AFTER_DAYS * DAY_MS - now.getTime();
  if (waits > 0) throw new ApiFault('applications.too-soon', undefined, Math.ceil(waits / 1000));
}
