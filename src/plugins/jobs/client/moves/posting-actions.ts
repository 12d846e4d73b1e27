import { EDITABLE_STATUSES, type PostingMover } from '../../contract/life-cycle.ts';
import type { Job, ManagedJob } from '../../contract/reply-schemas.ts';

/** What a user does with a posting from a list. */
export type PostingAction =
  | 'edit'
  | 'preview'
  | 'post'
  | 'send'
  | 'fill'
  | 'release'
  | 'sendBack'
  | 'resume'
  | 'pause'
  | 'renew'
  | 'close'
  | 'reopen'
  | 'copy'
  | 'history'
  | 'delete'
  | 'remove';

/** The side on which the user stands. */
export type PostingSide = Exclude<PostingMover, 'system'>;

/** The part of a posting that decides about its actions. */
export type ActionTarget = Pick<ManagedJob, 'status' | 'moves' | 'isAuthor'>;

type Condition = (job: ActionTarget) => boolean;

const may =
  (...to: readonly ActionTarget['moves'][number][]): Condition =>
  ({ moves }) =>
    moves.some((move) => to.includes(move));
const always: Condition = () => true;
const isAuthor: Condition = (job) => job.isAuthor === true;
const is =
  (...statuses: readonly ActionTarget['status'][]): Condition =>
  ({ status }) =>
    statuses.includes(status);

/** The actions of each side, in the order of the menu. */
const ACTIONS: Readonly<Record<PostingSide, readonly (readonly [action: PostingAction, ...conditions: readonly Condition[]])[]>> = {
  member: [
    ['edit', is(...EDITABLE_STATUSES)],
    ['preview', always],
    ['post', is('draft'), may('published')],
    ['send', is('draft'), may('pending_review')],
    ['resume', is('paused'), may('published')],
    ['pause', may('paused')],
    ['renew', is('published', 'expired'), may('published')],
    ['close', may('closed')],
    ['reopen', is('closed'), may('published', 'pending_review')],
    ['copy', always],
    ['history', always],
    ['delete', is('draft')],
  ],
  // The drafts of administrators are those that they have written themselves.
  moderator: [
    ['edit', is(...EDITABLE_STATUSES), isAuthor],
    ['preview', always],
    ['post', is('draft'), may('published')],
    ['release', is('pending_review'), may('published')],
    ['sendBack', may('changes_requested')],
    ['history', always],
    ['delete', is('draft')],
    ['close', may('closed')],
    ['remove', may('removed')],
  ],
};

/** What the user can do with the posting now. */
export function actionsFor(job: ActionTarget, side: PostingSide): readonly PostingAction[] {
  return ACTIONS[side].filter(([, ...conditions]) => conditions.every((holds) => holds(job))).map(([action]) => action);
}

/** What the user can do with the posting on its page. */
export function actionsOnPage({ status, viewer }: Pick<Job, 'status' | 'viewer'>): readonly PostingAction[] {
  return actionsFor({ status, ...viewer }, viewer.manages ? 'member' : 'moderator');
}

/** Actions that remove something or end it. */
export const FINAL_ACTIONS: readonly PostingAction[] = Object.freeze(['close', 'delete', 'remove']);

/** The actions of members for several postings at once. */
export const ACTIONS_FOR_SEVERAL = Object.freeze(['post', 'send', 'fill', 'pause', 'renew', 'close', 'copy', 'delete'] as const);

/** Actions that are only asked for those of the selected postings for which they are possible. */
const FOR_DRAFTS: ReadonlySet<PostingAction> = new Set(['post', 'send', 'fill', 'delete']);

/** Those of the selected postings to which the action is applied; none when it is possible for none of them. */
export function targetsOf<Job extends ActionTarget>(action: PostingAction, jobs: readonly Job[]): readonly Job[] {
  const possible = jobs.filter((job) => (action === 'fill' ? job.status === 'draft' : actionsFor(job, 'member').includes(action)));
  return FOR_DRAFTS.has(action) || possible.length === 0 ? possible : jobs;
}
