import type { RequiredAbility } from '#core/server/access/policy.ts';
import type { CallContext } from '#core/server/http/call-context.ts';
import { FEEDBACK } from './feedback-abilities.ts';

/** The user who makes a call. */
export type FeedbackCall = Pick<CallContext<RequiredAbility>, 'actor' | 'abilities' | 'audit'>;

/** Whether the caller handles feedback, and so sees internal notes and names. */
export function handlesFeedback({ abilities }: Pick<FeedbackCall, 'abilities'>): boolean {
  return abilities.mayInGeneral('handle', FEEDBACK);
}
