import { v7 as uuid } from 'uuid';
import { type AccessCell, type AccessRow, answers, forSignedIn } from '#core/testing/access-row.ts';
import * as calls from '../../contract/endpoints.ts';

const OWN_ONLY = forSignedIn({ own: 204, foreign: 404 });

export const accessRows: readonly AccessRow[] = [
  {
    call: calls.chooseRole,
    // A user chooses a role only once. Confirming a telephone number is optional by default.
    answers: answers(409, { visitor: 401, newcomer: 200, unconfirmed: 200 }),
    everyAdmin: true,
    input: async () => ({ body: { role: 'candidate' } }),
  },
  { call: calls.savePushToken, answers: forSignedIn(200), input: async () => ({ body: { token: uuid() } }) },
  { call: calls.forgetPushToken, answers: OWN_ONLY, input: async (cell) => ({ params: { id: await pushToken(cell) } }) },
  { call: calls.listSessions, answers: forSignedIn(200) },
  { call: calls.endSession, answers: OWN_ONLY, input: async (cell) => ({ params: { id: await session(cell) } }) },
  { call: calls.endOtherSessions, answers: forSignedIn(200) },
  { call: calls.endThisSession, answers: forSignedIn(204) },
  { call: calls.getDeletionPlan, answers: forSignedIn(200) },
  { call: calls.deleteAccount, answers: forSignedIn(204) },
];

function ownerOf({ server, who, name, ownership }: AccessCell) {
  return ownership === 'own' ? server.as(who, name) : server.as('candidate', `${name}-owner`);
}

async function pushToken(cell: AccessCell): Promise<string> {
  return (await ownerOf(cell).reply(calls.savePushToken, { body: { token: uuid() } })).id;
}

async function session(cell: AccessCell): Promise<string> {
  const { userId } = await ownerOf(cell).actor();
  const at = new Date();
  const id = uuid();
  await cell.server.db
    .insertInto('sessions')
    .values({ id, user_id: userId, auth_time: at, user_agent: '', first_seen: at, last_seen: at })
    .execute();
  return id;
}
