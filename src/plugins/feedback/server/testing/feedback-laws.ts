import { isDeepStrictEqual } from 'node:util';
import type { TestServer } from '#core/testing/server-kit.ts';
import { type FeedbackState, NEXT_STATES, OPEN_STATES } from '../../contract/life-cycle.ts';
import type { FeedbackTables, HandlingChanges } from '../feedback-tables.ts';
import { storedFeedback, storedHistory } from './sent-feedback.ts';

const MONTH = 30 * 86_400_000;

/** All that is stored about one item. */
export async function everythingAbout(api: Pick<TestServer, 'db'>, id: string) {
  const tables = api.db.$extendTables<FeedbackTables>();
  const replies = tables.selectFrom('feedback_replies').selectAll().where('feedback_id', '=', id).orderBy('at').orderBy('id');
  return { row: await storedFeedback(api, id), history: await storedHistory(api, id), replies: await replies.execute() };
}

type Everything = Awaited<ReturnType<typeof everythingAbout>>;

/** The laws that do not hold, as sentences. The answers repeat the rules of the contract in another way than the server. */
export function brokenLaws({ row, history, replies }: Everything): string[] {
  const isOpen = OPEN_STATES.includes(row.state);
  const laws: readonly [string, unknown, unknown][] = [
    ['it is closed exactly in closed states', row.closed_at === null, isOpen],
    ['it waits since the first message after the last answer', row.waiting_since, isOpen ? waitingByHand(row.created_at, replies) : null],
    ['each change raises the version by one and has one entry', row.version, 1 + history.length],
    ['the history leads to the present values', replayed(history), { state: row.state, assignee: row.assignee_id, tags: row.tags }],
    ['it was answered last when the last answer was written', row.answered_at, answers(replies).at(-1)?.at ?? null],
    ['it was answered first when the first answer was written', row.first_answered_at, answers(replies)[0]?.at ?? null],
    ['each answer and each note has its entry', history.filter(({ action }) => MESSAGES.includes(action)).length, replies.length],
  ];
  const broken = laws.filter(([, stored, expected]) => !isDeepStrictEqual(stored, expected));
  return [...broken.map(([law, stored, expected]) => `${law}: ${JSON.stringify({ stored, expected })}`), ...wrongSteps(history)];
}

const MESSAGES: readonly string[] = ['answered', 'noted', 'reopened'];

function answers(replies: Everything['replies']): Everything['replies'] {
  return replies.filter((reply) => !reply.is_from_sender && !reply.is_internal);
}

function waitingByHand(sentAt: Date, replies: Everything['replies']): Date | null {
  let waiting: Date | null = sentAt;
  for (const { is_from_sender, is_internal, at } of replies) {
    if (is_internal) continue;
    if (!is_from_sender) waiting = null;
    else waiting ??= at;
  }
  return waiting;
}

interface Values {
  readonly state: FeedbackState;
  readonly assignee: string | null;
  readonly tags: readonly string[];
}

/** The values after all entries. Each entry must begin where the one before it ended. */
function replayed(history: Everything['history']): Values | undefined {
  let values: Values | undefined = { state: 'new', assignee: null, tags: [] };
  for (const { changes } of history) {
    const { state, assignee, tags } = changes;
    const before: Values = {
      state: state?.[0] ?? values.state,
      assignee: assignee === undefined ? values.assignee : assignee[0],
      tags: tags?.[0] ?? values.tags,
    };
    if (!isDeepStrictEqual(before, values)) return undefined;
    values = {
      state: state?.[1] ?? before.state,
      assignee: assignee === undefined ? before.assignee : assignee[1],
      tags: tags?.[1] ?? before.tags,
    };
  }
  return values;
}

function wrongSteps(history: Everything['history']): string[] {
  let resolvedAt = 0;
  return history.flatMap((entry, at) => {
    const isRight = isRightStep(entry, history[at - 1]?.changes ?? {}, resolvedAt);
    if (entry.changes.state?.[1] === 'resolved' && entry.action === 'handled') resolvedAt = entry.at.getTime();
    return isRight ? [] : [`a wrong step: ${entry.action} ${JSON.stringify(entry.changes)}`];
  });
}

/** Whether this kind of entry may change the state in this way. */
function isRightStep({ action, changes, is_from_sender, at }: Everything['history'][number], before: HandlingChanges, resolvedAt: number) {
  const { state } = changes;
  if (action === 'undone') return isDeepStrictEqual(reversed(changes), before);
  if (action === 'reopened') {
    return is_from_sender && state?.[0] === 'resolved' && state[1] === 'in-progress' && at.getTime() - resolvedAt <= MONTH;
  }
  if (state === undefined) return true;
  if (action === 'answered') return !is_from_sender && state[0] === 'new' && state[1] === 'triaged';
  return action === 'handled' && NEXT_STATES[state[0]].includes(state[1]);
}

function reversed({ state, assignee, tags, closedAt }: HandlingChanges): HandlingChanges {
  return {
    ...(state && { state: [state[1], state[0]] }),
    ...(assignee && { assignee: [assignee[1], assignee[0]] }),
    ...(tags && { tags: [tags[1], tags[0]] }),
    ...(closedAt && { closedAt: [closedAt[1], closedAt[0]] }),
  };
}
