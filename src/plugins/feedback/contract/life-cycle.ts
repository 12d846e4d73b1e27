/** The states of feedback, in their usual order. */
export const FEEDBACK_STATES = Object.freeze(['new', 'triaged', 'in-progress', 'resolved', 'closed', 'spam'] as const);

export type FeedbackState = (typeof FEEDBACK_STATES)[number];

/** The states of feedback that still needs work. In the other states, feedback does not wait for an answer. */
export const OPEN_STATES: readonly FeedbackState[] = Object.freeze(['new', 'triaged', 'in-progress']);

/** The states that senders see. `received`: nobody has looked at the feedback yet. Spam is `closed` to its sender. */
export const SENDER_STATES = Object.freeze(['received', 'in-progress', 'resolved', 'closed'] as const);

export type SenderState = (typeof SENDER_STATES)[number];

/** Days after feedback was resolved. Within them, an answer of the sender opens it again. */
export const REOPEN_DAYS = 30;

/** By state, the states that an administrator may choose next. Decisions can be wrong, so `resolved`, `closed` and `spam` are not final. */
export const NEXT_STATES: Readonly<Record<FeedbackState, readonly FeedbackState[]>> = Object.freeze({
  new: ['triaged', 'in-progress', 'resolved', 'closed', 'spam'],
  triaged: ['in-progress', 'resolved', 'closed'],
  'in-progress': ['resolved', 'closed'],
  resolved: ['in-progress', 'closed'],
  closed: ['in-progress'],
  spam: ['new'],
});

/** The state as its sender sees it. */
export function senderState(state: FeedbackState): SenderState {
  if (state === 'new') return 'received';
  if (state === 'triaged' || state === 'in-progress') return 'in-progress';
  return state === 'resolved' ? 'resolved' : 'closed';
}

/** The last instant at which an answer of the sender opens resolved feedback again. */
export function reopensUntil(resolvedAt: Date): Date {
  return new Date(resolvedAt.getTime() + REOPEN_DAYS * 86_400_000);
}
