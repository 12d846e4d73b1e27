import { ApiFault } from '#core/server/errors/api-fault.ts';
import { type FeedbackState, reopensUntil } from '../contract/life-cycle.ts';
import type { FeedbackRow } from './feedback-tables.ts';
import { isOpen } from './handling-values.ts';

type Answered = Pick<FeedbackRow, 'state' | 'closed_at' | 'user_id' | 'email'>;

/** Whether an answer of the sender opens the feedback again. */
export function reopens({ state, closed_at }: Answered, at: Date): boolean {
  return state === 'resolved' && closed_at !== null && at <= reopensUntil(closed_at);
}

/**
 * The state after an answer of the sender. To the sender, spam is closed like other feedback.
 *
 * @throws ApiFault feedback.closed
 */
export function stateAfterSender(row: Answered, at: Date): FeedbackState {
  if (isOpen(row.state)) return row.state;
  if (reopens(row, at)) return 'in-progress';
  throw new ApiFault('feedback.closed');
}

/**
 * The state after an answer of the team.
 *
 * @throws ApiFault feedback.closed, feedback.no-address, feedback.no-mail
 */
export function stateAfterTeam(row: Answered, sendsMail: boolean): FeedbackState {
  if (!isOpen(row.state)) throw new ApiFault('feedback.closed');
  if (!isReachable(row, sendsMail)) throw new ApiFault(row.email === null ? 'feedback.no-address' : 'feedback.no-mail');
  return row.state === 'new' ? 'triaged' : row.state;
}

/** Whether the sender can get an answer: in their account, or by mail where the site sends mail. */
export function isReachable({ user_id, email }: Answered, sendsMail: boolean): boolean {
  return user_id !== null || (email !== null && sendsMail);
}
