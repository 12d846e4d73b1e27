import type { ManagedJob } from '../../contract/job.ts';
import { EDITABLE_STATUSES, type PostingMover } from '../../contract/life-cycle.ts';

/** What a user does with a posting from a list. */
export type PostingAction =
  | 'edit'
  | 'preview'
  | 'release'
  | 'sendBack'
  | 'resume'
  | 'pause'
  | 'renew'
  | 'close'
  | 'copy'
  | 'history'
  | 'delete'
  | 'remove';

/** The side on which the user stands. */
export type PostingSide = Exclude<PostingMover, 'system'>;

/** The part of a posting that decides about its actions. */
export type ActionTarget = Pick<ManagedJob, 'status' | 'moves'>;

type Condition = (job: ActionTarget) => boolean;

const may =
  (to: ActionTarget['moves'][number]): Condition =>
  ({ moves }) =>
    moves.includes(to);
const always: Condition = () => true;
const is =
  (...statuses: readonly ActionTarget['status'][]): Condition =>
  ({ status }) =>
    statuses.includes(status);

/** The actions of each side, in the order of the menu. */
const ACTIONS: Readonly<Record<PostingSide, readonly (readonly [action: PostingAction, ...conditions: readonly Condition[]])[]>> = {
  member: [
    ['edit', is(...EDITABLE_STATUSES)],
    ['preview', always],
    ['resume', is('paused'), may('published')],
    ['pause', may('paused')],
    ['renew', is('published', 'expired'), may('published')],
    ['close', may('closed')],
    ['copy', always],
    ['history', always],
    ['delete', is('draft')],
  ],
  moderator: [
    ['preview', always],
    ['release', may('published')],
    ['sendBack', may('changes_requested')],
    ['history', always],
    ['remove', may('removed')],
  ],
};

/** What the user can do with the posting now. */
export function actionsFor(job: ActionTarget, side: PostingSide): readonly PostingAction[] {
  return ACTIONS[side].filter(([, ...conditions]) => conditions.every((holds) => holds(job))).map(([action]) => action);
}

/** Actions that remove something or end it. */
export const FINAL_ACTIONS: readonly PostingAction[] = Object.freeze(['close', 'delete', 'remove']);

/** The actions for several postings at once. */
export const ACTIONS_FOR_SEVERAL = Object.freeze(['pause', 'renew', 'close', 'copy'] as const);
