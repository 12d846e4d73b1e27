import { eventsAbout, refuseEvents } from '#core/testing/audit-events.ts';
import { freshServer } from '#core/testing/server-kit.ts';
import { getAccess, saveAccess } from '../contract/access-endpoints.ts';
import { createRow, deleteRow, updateRow } from '../contract/endpoints.ts';
import { adminMastersServerPlugin } from './admin-masters.server-plugin.ts';
import { SAMPLES, sampleMastersPlugin } from './testing/sample-source.ts';

const api = freshServer([adminMastersServerPlugin, sampleMastersPlugin]);

const params = { entity: SAMPLES };
const admin = () => api.as('admin');
const events = async (subjectId: string) => (await eventsAbout(api, subjectId)).map(({ action, changes }) => [action, changes]);
const grant = (employer: ('read' | 'create')[], version: number) =>
  admin().reply(saveAccess, { params, body: { grants: { 'role:employer': employer }, version } });

test('a row that an administrator adds, changes and deletes leaves one event each', async () => {
  const row = { entity: SAMPLES, code: 'pears' };
  await admin().reply(createRow, { params, body: { code: 'pears', name: 'Pears', names: { de: 'Birnen' } } });
  await admin().reply(updateRow, { params: row, body: { name: 'Plums', names: { de: 'Birnen' }, isHidden: true, version: 1 } });
  await admin().reply(deleteRow, { params: row });
  expect(await events('samples/pears')).toEqual([
    ['master-data.created', expect.objectContaining({ name: { from: null, to: 'Pears' }, names: { from: null, to: { de: 'Birnen' } } })],
    ['master-data.updated', { name: { from: 'Pears', to: 'Plums' }, isHidden: { from: false, to: true } }],
    ['master-data.deleted', expect.objectContaining({ name: { from: 'Plums', to: null }, isHidden: { from: true, to: null } })],
  ]);
});

test('a save that changes nothing leaves no event, nor does one that is refused', async () => {
  const row = { entity: SAMPLES, code: 'figs' };
  const body = { name: 'Figs', names: {}, isHidden: false, version: 1 };
  await admin().reply(createRow, { params, body: { code: 'figs', name: 'Figs', names: {} } });
  await admin().reply(updateRow, { params: row, body });
  expect(await admin().status(updateRow, { params: row, body: { ...body, name: 'Dates', version: 7 } })).toBe(409);
  expect((await events('samples/figs')).map(([action]) => action)).toEqual(['master-data.created']);
});

test('a row that an employer adds with a grant is not recorded', async () => {
  await grant(['read', 'create'], 0);
  await api.as('employer').reply(createRow, { params, body: { code: 'nuts', name: 'Nuts', names: {} } });
  expect(await events('samples/nuts')).toEqual([]);
});

test('changed grants leave an event, and the same grants do not', async () => {
  await grant([], 0);
  await grant(['create', 'read'], 1);
  await grant(['read', 'create'], 2);
  expect(await events(SAMPLES)).toEqual([['master-access.updated', { grants: { from: {}, to: { 'role:employer': ['read', 'create'] } } }]]);
});

test('changed grants are undone when their event cannot be written', async () => {
  await refuseEvents(api);
  await admin().failure(saveAccess, { params, body: { grants: { 'role:employer': ['read'] }, version: 0 } });
  expect(await admin().reply(getAccess, { params })).toMatchObject({ grants: {}, version: 0 });
});
