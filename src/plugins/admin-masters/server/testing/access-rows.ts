import { v7 as uuid } from 'uuid';
import { type AccessCell, type AccessRow, onlyFor } from '#core/testing/access-row.ts';
import { createRow, deleteRow, getAccess, getRow, listEntities, listRows, saveAccess, updateRow } from '../../contract/endpoints.ts';
import { masterRoutes } from '../../contract/routes.ts';
import { SAMPLES, sampleMastersPlugin } from './sample-source.ts';

/** The plugins that the rows below need in addition to the product's own. */
export const accessPlugins = [sampleMastersPlugin];

const duty = 'masters';
const shared = 'Master data belongs to the site. Roles have access by grants, and nothing is granted at first.';
const params = { entity: SAMPLES };
const edit = { name: 'Sample', names: {}, isHidden: true, version: 1 };
const noGrants = { candidate: [], employer: [] };

export const accessRows: readonly AccessRow[] = [
  { call: listEntities, answers: onlyFor({ admin: 200 }), duty, screens: [{ route: masterRoutes.entities }] },
  {
    call: listRows,
    answers: onlyFor({ admin: 200 }),
    duty,
    input: async () => ({ params }),
    screens: [{ route: masterRoutes.rows, params }],
  },
  {
    call: getRow,
    answers: onlyFor({ admin: 200 }),
    duty,
    shared,
    input: async (cell) => ({ params: await aRow(cell) }),
    screens: [{ route: masterRoutes.form, params }],
  },
  {
    call: createRow,
    answers: onlyFor({ admin: 201 }),
    duty,
    input: async () => ({ params, body: { code: uuid(), name: 'Sample', names: {} } }),
  },
  { call: updateRow, answers: onlyFor({ admin: 200 }), duty, shared, input: async (cell) => ({ params: await aRow(cell), body: edit }) },
  { call: deleteRow, answers: onlyFor({ admin: 204 }), duty, shared, input: async (cell) => ({ params: await aRow(cell) }) },
  { call: getAccess, answers: onlyFor({ admin: 200 }), duty, input: async () => ({ params }), screens: [] },
  {
    call: saveAccess,
    answers: onlyFor({ admin: 200 }),
    duty,
    input: async (cell) => ({ params, body: { grants: noGrants, version: await versionWithGrants(cell) } }),
  },
];

async function aRow({ server }: AccessCell): Promise<{ entity: string; code: string }> {
  const code = uuid();
  await server.as('admin', 'permanent').reply(createRow, { params, body: { code, name: 'Sample', names: {} } });
  return { entity: SAMPLES, code };
}

/** Before an administrator saves, employers have a grant, so that the call changes something. */
async function versionWithGrants({ server, who }: AccessCell): Promise<number> {
  const admin = server.as('admin', 'permanent');
  const { version } = await admin.reply(getAccess, { params });
  if (who !== 'admin') return version;
  const grants = { ...noGrants, employer: ['read' as const] };
  return (await admin.reply(saveAccess, { params, body: { grants, version } })).version;
}
