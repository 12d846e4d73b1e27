import { type AccessCell, type AccessRow, forSignedIn, onlyFor } from '#core/testing/access-row.ts';
import * as calls from '../../contract/endpoints.ts';
import * as handlingCalls from '../../contract/handling-endpoints.ts';
import { feedbackRoutes } from '../../contract/routes.ts';
import { sentFeedback } from './sent-feedback.ts';

const DUTY = 'feedback';

/** Senders get their own feedback only. Administrators with the duty get all of it. */
const onOwnAndAll = (status: number) => ({ ...forSignedIn({ own: status, foreign: 404 }), admin: { own: status, foreign: status } });

export const conversationAccessRows: readonly AccessRow[] = [
  { call: calls.listMyFeedback, answers: forSignedIn(200), screens: [{ route: feedbackRoutes.list }] },
  { call: calls.getFeedback, answers: onOwnAndAll(200), duty: DUTY, input: onItem, screens: [{ route: feedbackRoutes.form }] },
  { call: calls.listFeedbackReplies, answers: onOwnAndAll(200), duty: DUTY, input: onItem, screens: [{ route: feedbackRoutes.form }] },
  {
    call: calls.editFeedback,
    answers: forSignedIn({ own: 200, foreign: 404 }),
    input: async (cell) => ({
      ...(await onItem(cell)),
      body: { text: 'Show the distance to each job in kilometres.', kind: 'idea', rating: 5, version: 1 },
    }),
  },
  { call: calls.markFeedbackRead, answers: forSignedIn({ own: 204, foreign: 404 }), input: onItem },
  {
    call: calls.replyToFeedback,
    answers: onOwnAndAll(201),
    duty: DUTY,
    input: async (cell) => ({ ...(await onItem(cell)), body: { text: 'In miles, too.' } }),
  },
  {
    call: handlingCalls.handleFeedback,
    answers: onlyFor({ admin: { own: 200, foreign: 200 } }),
    duty: DUTY,
    input: async (cell) => ({ ...(await onItem(cell)), body: { state: 'triaged', version: 1 } }),
  },
  {
    call: handlingCalls.changeFeedback,
    answers: onlyFor({ admin: 200 }),
    duty: DUTY,
    input: async (cell) => ({ body: { ids: [(await onItem(cell)).params.id], addTag: 'distance' } }),
  },
  {
    call: handlingCalls.undoHandling,
    answers: onlyFor({ admin: 200 }),
    duty: DUTY,
    input: async (cell) => ({ body: { entries: [await undoableEntry(cell)] } }),
  },
  { call: handlingCalls.listHandlers, answers: onlyFor({ admin: 200 }), duty: DUTY, screens: [] },
  { call: handlingCalls.listFeedbackTags, answers: onlyFor({ admin: 200 }), duty: DUTY, screens: [] },
];

/** Feedback of the caller, or of another user. */
async function onItem({ server, who, name, ownership }: AccessCell) {
  const sender = ownership === 'own' ? server.as(who, name) : server.as('candidate', `${name}-${who}-sender`);
  return { params: { id: (await sentFeedback(sender)).id } };
}

/** A change that the caller can undo, or one of another administrator if the caller can make none. */
async function undoableEntry(cell: AccessCell): Promise<string> {
  const { server, who, name } = cell;
  const isHandler = who === 'admin' || who === `admin:${DUTY}`;
  const admin = isHandler ? server.as(who, name) : server.as('admin', `${name}-${who}-other`);
  const { entry } = await admin.reply(handlingCalls.handleFeedback, { ...(await onItem(cell)), body: { state: 'triaged', version: 1 } });
  if (entry === null) throw new Error('The change had no effect');
  return entry;
}
