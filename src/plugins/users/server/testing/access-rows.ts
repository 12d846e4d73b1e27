import type { AccessCell, AccessRow } from '#core/testing/access-row.ts';
import { onlyFor } from '#core/testing/access-row.ts';
import * as calls from '../../contract/endpoints.ts';
import { userRoutes } from '../../contract/routes.ts';
import type { AdminGroup } from '../../contract/schemas.ts';
import { viewAccessRows } from './view-access-rows.ts';

// Administrators do not change their own account here.
const onOthers = onlyFor({ admin: { own: 409, foreign: 200 } });
const SHARED = 'The groups belong to all full administrators.';

export const accessRows: readonly AccessRow[] = [
  ...viewAccessRows,
  {
    call: calls.listUsers,
    answers: onlyFor({ admin: 200 }),
    duty: 'users',
    input: async () => ({ query: { q: 'demo' } }),
    screens: [{ route: userRoutes.users }],
  },
  {
    call: calls.getUser,
    answers: onlyFor({ admin: { own: 200, foreign: 200 } }),
    duty: 'users',
    screens: [{ route: userRoutes.user }],
    input: async (cell) => ({ params: { id: await target(cell) } }),
  },
  {
    call: calls.suspendUser,
    answers: onOthers,
    duty: 'users',
    input: async (cell) => ({ params: { id: await target(cell) }, body: { reason: 'spam', note: '', version: 1 } }),
  },
  {
    call: calls.liftSuspension,
    answers: onOthers,
    duty: 'users',
    input: async (cell) => {
      const id = await target(cell);
      const other = cell.server.as('admin', `${cell.name}-${cell.who}-other`);
      await other.reply(calls.suspendUser, { params: { id }, body: { reason: 'spam', note: '', version: 1 } });
      // An administrator who is suspended could not make the call.
      if (isOwn(cell)) await other.reply(calls.liftSuspension, { params: { id } });
      return { params: { id } };
    },
  },
  {
    call: calls.changeRole,
    answers: onOthers,
    duty: 'users',
    input: async (cell) => ({ params: { id: await target(cell) }, body: { role: 'employer', reason: 'Wrong choice', version: 1 } }),
  },
  { call: calls.endUserSessions, answers: onOthers, duty: 'users', input: async (cell) => ({ params: { id: await target(cell) } }) },
  { call: calls.listGroups, answers: onlyFor({ admin: 200 }), screens: [{ route: userRoutes.groups }] },
  {
    call: calls.createGroup,
    answers: onlyFor({ admin: 201 }),
    input: async ({ who, name }) => ({ body: { name: `${name} ${who}`, duties: ['users'] } }),
  },
  {
    call: calls.updateGroup,
    answers: onlyFor({ admin: 200 }),
    shared: SHARED,
    input: async (cell) => {
      const { id, name, version } = await group(cell);
      return { params: { id }, body: { name, duties: ['users'], version } };
    },
  },
  {
    call: calls.deleteGroup,
    answers: onlyFor({ admin: 204 }),
    shared: SHARED,
    input: async (cell) => ({ params: { id: (await group(cell)).id } }),
  },
  {
    call: calls.setGroupMembers,
    answers: onlyFor({ admin: 200 }),
    shared: SHARED,
    input: async (cell) => {
      const { id, version } = await group(cell);
      const { userId } = await cell.server.as('admin:', `${cell.name}-${cell.who}-member`).actor();
      return { params: { id }, body: { userIds: [userId], version } };
    },
  },
];

function isOwn({ who, ownership }: AccessCell): boolean {
  return who.startsWith('admin') && ownership === 'own';
}

/** The id of the caller, or of a candidate. */
async function target(cell: AccessCell): Promise<string> {
  const { server, who, name } = cell;
  const user = isOwn(cell) ? server.as(who, name) : server.as('candidate', `${name}-${who}-target`);
  return (await user.actor()).userId;
}

function group({ server, who, name }: AccessCell): Promise<AdminGroup> {
  return server.as('admin', `${name}-${who}-other`).reply(calls.createGroup, { body: { name: `${name} ${who}`, duties: [] } });
}
