import { endView } from '#core/contract/view-as.ts';
import { type AccessCell, type AccessRow, forSignedIn, onlyFor } from '#core/testing/access-row.ts';
import * as viewAsCalls from '../../contract/view-as-endpoints.ts';

/** The rows of the calls about views. */
export const viewAccessRows: readonly AccessRow[] = [
  { call: viewAsCalls.openView, answers: onlyFor({ admin: 201 }), duty: 'users', input: async (cell) => ({ body: await request(cell) }) },
  {
    call: endView,
    answers: onlyFor({ admin: { own: 204, foreign: 404 } }),
    duty: 'users',
    input: async (cell) => ({ params: { id: await aView(cell) } }),
  },
  { call: viewAsCalls.listOwnViews, answers: forSignedIn(200) },
];

async function request({ server, who, name }: AccessCell) {
  const { userId } = await server.as('candidate', `${name}-${who}-viewed`).actor();
  return { userId, reason: 'They asked for help with a form.' };
}

async function aView(cell: AccessCell): Promise<string> {
  const { server, who, name, ownership } = cell;
  const viewer = ownership === 'own' && who.startsWith('admin') ? server.as(who, name) : server.as('admin', `${name}-other`);
  return (await viewer.reply(viewAsCalls.openView, { body: await request(cell) })).id;
}
