import { FEEDBACK_TAGS } from '../contract/feedback.ts';
import { type FeedbackState, NEXT_STATES, OPEN_STATES } from '../contract/life-cycle.ts';
import type { FeedbackRow, HandlingChanges } from './feedback-tables.ts';

/** The values of feedback that administrators set. */
export type HandlingValues = Pick<FeedbackRow, 'state' | 'assignee_id' | 'tags' | 'closed_at'>;

/** What an administrator wants. Absent fields stay. */
export interface HandlingWish {
  readonly state?: FeedbackState | undefined;
  readonly assignee?: string | null | undefined;
  /** The tags, in any order. */
  readonly tags?: readonly string[] | undefined;
}

export function isOpen(state: FeedbackState): boolean {
  return OPEN_STATES.includes(state);
}

/** The values after a change; `undefined` if the state does not follow the present one, or there would be too many tags. */
export function valuesAfter(
  row: HandlingValues,
  { state = row.state, assignee, tags }: HandlingWish,
  at: Date,
): HandlingValues | undefined {
  if (state !== row.state && !NEXT_STATES[row.state].includes(state)) return undefined;
  const wanted = tags === undefined ? row.tags : inOrder(row.tags, tags);
  if (wanted.length > FEEDBACK_TAGS.most) return undefined;
  return {
    state,
    assignee_id: assignee === undefined ? row.assignee_id : assignee,
    tags: wanted,
    closed_at: closedAt(row, state, at),
  };
}

/** When feedback that gets this state was closed. */
export function closedAt(row: Pick<HandlingValues, 'state' | 'closed_at'>, state: FeedbackState, at: Date): Date | null {
  if (isOpen(state)) return null;
  return state === row.state ? row.closed_at : at;
}

/** The fields that differ. An empty object if none does. */
export function changesBetween(before: HandlingValues, after: HandlingValues): HandlingChanges {
  const [closedBefore, closedAfter] = [isoOf(before.closed_at), isoOf(after.closed_at)];
  return {
    ...(before.state !== after.state && { state: [before.state, after.state] }),
    ...(before.assignee_id !== after.assignee_id && { assignee: [before.assignee_id, after.assignee_id] }),
    ...(!isSameList(before.tags, after.tags) && { tags: [before.tags, after.tags] }),
    ...(closedBefore !== closedAfter && { closedAt: [closedBefore, closedAfter] }),
  };
}

/** The values before the changes; `undefined` if the row no longer has the values after them. */
export function valuesBefore(
  row: HandlingValues,
  { state, assignee, tags, closedAt: closed }: HandlingChanges,
): HandlingValues | undefined {
  const isAsChanged =
    (state === undefined || state[1] === row.state) &&
    (assignee === undefined || assignee[1] === row.assignee_id) &&
    (tags === undefined || isSameList(tags[1], row.tags));
  if (!isAsChanged) return undefined;
  return {
    state: state?.[0] ?? row.state,
    assignee_id: assignee === undefined ? row.assignee_id : assignee[0],
    tags: [...(tags?.[0] ?? row.tags)],
    closed_at: closed === undefined ? row.closed_at : dateOf(closed[0]),
  };
}

/** Tags that stay keep their place. New ones follow. */
function inOrder(before: readonly string[], wanted: readonly string[]): string[] {
  return [...before.filter((tag) => wanted.includes(tag)), ...new Set(wanted.filter((tag) => !before.includes(tag)))];
}

function isSameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((item, at) => item === other[at]);
}

function isoOf(date: Date | null): string | null {
  return date === null ? null : date.toISOString();
}

function dateOf(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}
