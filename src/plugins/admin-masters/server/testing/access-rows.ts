import { v7 as uuid } from 'uuid';
import { type AccessCell, type AccessRow, answers, onlyFor } from '#core/testing/access-row.ts';
import * as accessCalls from '../../contract/access-endpoints.ts';
import {
  changeRows,
  countSuggestions,
  createRow,
  decideSuggestion,
  deleteRow,
  exportRows,
  getRow,
  listAllRows,
  listEntities,
  listHistory,
  listRows,
  listSuggestions,
  mergeRow,
  placeRow,
  previewMerge,
  undoChange,
  updateRow,
} from '../../contract/endpoints.ts';
import { listOffered } from '../../contract/offered-endpoints.ts';
import { masterRoutes } from '../../contract/routes.ts';
import { FIXED_SAMPLES, SAMPLES, sampleMastersPlugin, typedSamples } from './sample-source.ts';

/** The plugins that the rows below need in addition to the product's own. */
export const accessPlugins = [sampleMastersPlugin];

const duty = 'masters';
const shared = 'Master data belongs to the site. Roles and groups have access by grants, and nothing is granted at first.';
const params = { entity: SAMPLES };
const edit = { name: 'Sample', names: {}, isHidden: true, version: 1 };

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
    call: listAllRows,
    answers: onlyFor({ admin: 200 }),
    duty,
    input: async () => ({ params }),
    screens: [{ route: masterRoutes.rows, params }],
  },
  {
    call: exportRows,
    answers: onlyFor({ admin: 200 }),
    duty,
    input: async () => ({ params, query: { format: 'csv' } }),
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
  {
    call: placeRow,
    answers: onlyFor({ admin: 200 }),
    duty,
    shared,
    input: async (cell) => ({ params: await aRow(cell), body: { parent: (await aRow(cell)).code, before: null, version: 1 } }),
  },
  {
    call: changeRows,
    answers: onlyFor({ admin: 200 }),
    duty,
    input: async (cell) => ({ params, body: { codes: [(await aRow(cell)).code], action: 'hide' } }),
  },
  {
    call: previewMerge,
    answers: onlyFor({ admin: 200 }),
    duty,
    shared,
    input: async (cell) => ({ params: await aRow(cell), query: { into: (await aRow(cell)).code } }),
    screens: [],
  },
  {
    call: mergeRow,
    answers: onlyFor({ admin: 200 }),
    duty,
    shared,
    input: async (cell) => ({ params: await aRow(cell), body: { into: (await aRow(cell)).code, version: 1 } }),
  },
  { call: listHistory, answers: onlyFor({ admin: 200 }), duty, shared, input: async (cell) => ({ params: await aRow(cell) }), screens: [] },
  {
    call: undoChange,
    answers: onlyFor({ admin: 200 }),
    duty,
    shared,
    input: async (cell) => {
      const row = await aRow(cell);
      const { items } = await cell.server.as('admin', 'permanent').reply(listHistory, { params: row });
      return { params: { ...params, id: items[0]?.id ?? '' } };
    },
  },
  { call: listOffered, answers: answers(200), input: async () => ({ params }) },
  { call: listSuggestions, answers: onlyFor({ admin: 200 }), duty, input: async () => ({ params }), screens: [] },
  { call: countSuggestions, answers: onlyFor({ admin: 200 }), duty, screens: [] },
  {
    call: decideSuggestion,
    answers: onlyFor({ admin: 200 }),
    duty,
    shared,
    input: async (cell) => {
      const text = `Sample ${uuid()}`;
      typedSamples.push({ text, people: 3 });
      await cell.server.runSchedule('admin-masters.collect-texts');
      const { items } = await cell.server.as('admin', 'permanent').reply(listSuggestions, { params });
      return { params: { ...params, id: items.find((one) => one.text === text)?.id ?? '' }, body: { decision: 'refuse' } };
    },
  },
  { call: accessCalls.getAccess, answers: onlyFor({ admin: 200 }), input: async () => ({ params }), screens: [] },
  {
    call: accessCalls.saveAccess,
    answers: onlyFor({ admin: 200 }),
    input: async (cell) => ({ params, body: { grants: {}, version: await versionWithGrants(cell) } }),
  },
  {
    call: accessCalls.explainAccess,
    answers: onlyFor({ admin: 200 }),
    shared,
    input: async ({ server }) => ({ params: { ...params, userId: (await server.as('admin', 'permanent').actor()).userId } }),
    screens: [],
  },
  { call: accessCalls.listAccess, answers: onlyFor({ admin: 200 }), screens: [] },
  {
    call: accessCalls.copyAccess,
    answers: onlyFor({ admin: 200 }),
    input: async (cell) => ({
      body: {
        from: { entity: SAMPLES, version: await versionWithGrants(cell) },
        to: [{ entity: FIXED_SAMPLES, version: await withoutGrants(cell) }],
      },
    }),
  },
];

async function aRow({ server }: AccessCell): Promise<{ entity: string; code: string }> {
  const code = uuid();
  await server.as('admin', 'permanent').reply(createRow, { params, body: { code, name: `Sample ${code}`, names: {} } });
  return { entity: SAMPLES, code };
}

/** Before an administrator saves, employers have a grant, so that the call changes something. */
async function versionWithGrants({ server, who }: AccessCell): Promise<number> {
  const admin = server.as('admin', 'permanent');
  const { version } = await admin.reply(accessCalls.getAccess, { params });
  if (who !== 'admin') return version;
  return (await admin.reply(accessCalls.saveAccess, { params, body: { grants: { 'role:employer': ['read'] }, version } })).version;
}

async function withoutGrants({ server }: AccessCell): Promise<number> {
  const admin = server.as('admin', 'permanent');
  const target = { params: { entity: FIXED_SAMPLES } };
  const { version } = await admin.reply(accessCalls.getAccess, target);
  return (await admin.reply(accessCalls.saveAccess, { ...target, body: { grants: {}, version } })).version;
}
