import { v7 as uuidv7 } from 'uuid';
import { type AccessCell, type AccessRow, answers, forSignedIn, onlyFor } from '#core/testing/access-row.ts';
import * as calls from '../../contract/endpoints.ts';
import { notificationRoutes } from '../../contract/routes.ts';

const NONE = '018f0000-0000-7000-8000-000000000001';
const CHOICES = { choices: {}, quietFrom: null, quietTo: null, version: 0 };

export const accessRows: readonly AccessRow[] = [
  { call: calls.listNotices, answers: forSignedIn(200) },
  { call: calls.countNotices, answers: forSignedIn(200) },
  { call: calls.markNoticesRead, answers: forSignedIn(204), input: async () => ({ body: { ids: [NONE] } }) },
  { call: calls.undoMarking, answers: forSignedIn(204) },
  { call: calls.getNoticeSettings, answers: forSignedIn(200) },
  { call: calls.putNoticeSettings, answers: forSignedIn(200), input: async () => ({ body: CHOICES }) },
  { call: calls.mailAgain, answers: forSignedIn(204) },
  { call: calls.unsubscribe, answers: answers(404), input: async () => ({ body: { token: 'unknown', confirm: false } }) },
  { call: calls.unsubscribeAtOnce, answers: answers(404), input: async () => ({ query: { token: 'unknown' } }) },
  {
    call: calls.listMails,
    answers: onlyFor({ admin: 200 }),
    duty: 'system',
    screens: [{ route: notificationRoutes.outgoing }],
  },
  {
    call: calls.retryMail,
    answers: onlyFor({ admin: 204 }),
    duty: 'system',
    shared: 'Outgoing mail belongs to the site.',
    input: async (cell) => ({ params: { id: await aFailedMail(cell) } }),
    screens: [{ route: notificationRoutes.outgoing }],
  },
];

/** A mail to the caller that has failed. */
async function aFailedMail({ server, who, name }: AccessCell): Promise<string> {
  const { userId } = who === 'visitor' ? await server.as('newcomer', 'reader').actor() : await server.as(who, name).actor();
  const id = uuidv7();
  const at = new Date();
  await server.db
    .$extendTables<{ mails: { id: string; user_id: string; group_name: string; state: string; due_at: Date; created_at: Date } }>()
    .insertInto('mails')
    .values({ id, user_id: userId, group_name: 'files', state: 'failed', due_at: at, created_at: at })
    .execute();
  return id;
}
