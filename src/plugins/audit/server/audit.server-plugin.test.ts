import { parse } from 'csv-parse/sync';
import type { AuditTables } from '#core/server/audit/audit-tables.ts';
import { sealEvents } from '#core/server/audit/seal-events.ts';
import { gardenServerPlugin, waterGarden } from '#core/testing/garden-server-plugin.ts';
import { freshServer } from '#core/testing/server-kit.ts';
import { exportEvents, getEvent, listEvents } from '../contract/endpoints.ts';
import { auditServerPlugin } from './audit.server-plugin.ts';

const api = freshServer([gardenServerPlugin(), auditServerPlugin]);

const NO_EVENT = '018f0000-0000-7000-8000-000000000001';
const session = new Date('2026-03-01T09:00:00Z');
const reader = () => api.as('admin:audit', 'reader', session);
const water = (name: string, litres = 5) => api.as('admin', name).reply(waterGarden, { body: { litres, remark: '=cmd' } });
const list = async (query: object = {}) => (await reader().reply(listEvents, { query: { limit: 20, ...query } })).items;

test('one event answers 404 when it does not exist, and the list 422 for a filter that is not valid', async () => {
  expect(await reader().status(getEvent, { params: { id: NO_EVENT } })).toBe(404);
  expect(await reader().status(listEvents, { query: { from: 'yesterday' } })).toBe(422);
  expect(await reader().status(listEvents, { query: { outcome: 'other' } })).toBe(422);
  expect(await reader().status(listEvents, { query: { sort: 'loudest' } as object })).toBe(422);
});

test('events have the names of their users, newest first, with their numbers once they are sealed', async () => {
  await water('Ada');
  await sealEvents(api.db);
  const [read, watered] = await list();
  expect(read).toMatchObject({ action: 'audit-record.read', seq: null, actor: { name: 'admin:audit-reader' } });
  expect(watered).toMatchObject({
    action: 'garden.watered',
    seq: 1,
    actor: { name: 'admin-Ada' },
    actorRole: 'admin',
    subject: 'garden',
    subjectId: 'one',
    person: null,
    outcome: 'done',
  });
});

test('the number of events is that of the events on all pages, and asking for it is recorded like the list', async () => {
  await water('Ada');
  await water('Bo');
  const counted = async (query: object = {}) => (await reader().reply(listEvents, { query: { limit: 1, count: 'only', ...query } })).count;
  expect(await counted({ action: 'garden.watered' })).toEqual({ count: 2, more: false });
  expect(await counted({ action: 'garden.watered', who: 'Ada' })).toEqual({ count: (await list({ who: 'Ada' })).length, more: false });
  expect(await counted()).toEqual({ count: 3, more: false });
  expect(await list({ action: 'audit-record.read' })).toHaveLength(1);
});

test('the actor of an event may be deleted', async () => {
  await water('Ada');
  await api.db.deleteFrom('users').where('name', '=', 'admin-Ada').execute();
  expect(await list({ action: 'garden.watered' })).toMatchObject([{ actor: { id: expect.any(String), name: null } }]);
});

test('one event has its details until they are deleted', async () => {
  await water('Ada');
  const [{ id = '' } = {}] = await list({ action: 'garden.watered' });
  const found = await reader().reply(getEvent, { params: { id } });
  expect(found.details).toMatchObject({
    changes: [
      { field: 'litres', kind: 'value', from: '0', to: '5' },
      { field: 'remark', kind: 'length', from: '0', to: '4' },
    ],
    tooLarge: null,
  });
  await api.db.$extendTables<AuditTables>().deleteFrom('audit_details').execute();
  expect((await reader().reply(getEvent, { params: { id } })).details).toBeNull();
});

test('reading is recorded once in each session, and each export', async () => {
  await Promise.all([list(), list(), list()]);
  await api.as('admin:audit', 'reader', new Date('2026-03-01T10:00:00Z')).reply(listEvents, { query: { limit: 20 } });
  await reader().status(exportEvents);
  await reader().status(exportEvents);
  const actions = (await list()).map(({ action }) => action);
  expect(actions).toEqual(['audit-record.exported', 'audit-record.exported', 'audit-record.read', 'audit-record.read']);
});

test('the filters select by person, action, object, outcome and period', async () => {
  await water('Ada');
  await water('Ben%');
  await api.as('candidate', 'Cleo').status(waterGarden, { body: { litres: 1, remark: '' } });
  const names = async (query: object) => (await list(query)).map(({ actor }) => actor?.name).sort();
  const ada = await api.as('admin', 'Ada').actor();
  expect(await names({ who: 'ada' })).toEqual(['admin-Ada']);
  expect(await names({ who: ada.userId })).toEqual(['admin-Ada']);
  expect(await names({ who: 'n%' })).toEqual(['admin-Ben%']);
  expect(await names({ action: 'garden.watered' })).toEqual(['admin-Ada', 'admin-Ben%']);
  expect(await names({ subject: 'garden' })).toEqual(['admin-Ada', 'admin-Ben%']);
  expect(await names({ subject: 'garden.water' })).toEqual(['candidate-Cleo']);
  expect(await names({ outcome: 'refused' })).toEqual(['candidate-Cleo']);
  const now = new Date();
  expect(await names({ from: new Date(now.getTime() + 60_000).toISOString() })).toEqual([]);
  expect(await names({ to: new Date(now.getTime() - 60_000).toISOString() })).toEqual([]);
  expect(await names({ who: '', action: '', subject: '', from: new Date(0).toISOString(), outcome: 'done' })).toHaveLength(3);
});

test.each(['newest', 'oldest'] as const)(
  'pages of the %s events follow each other without gaps, and a cursor belongs to its filters and order',
  async (sort) => {
    for (let count = 0; count < 5; count += 1) await water('Ada', count + 1);
    const query = { limit: 2, action: 'garden.watered', sort };
    const seen: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = await reader().reply(listEvents, { query: { ...query, ...(cursor && { cursor }) } });
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
    }
    expect(seen).toEqual(sort === 'oldest' ? seen.toSorted() : seen.toSorted().reverse());
    expect(new Set(seen).size).toBe(5);
    const { nextCursor } = await reader().reply(listEvents, { query });
    const other = { ...query, sort: sort === 'oldest' ? 'newest' : 'oldest', cursor: nextCursor ?? '' } as const;
    expect(await reader().status(listEvents, { query: other })).toBe(422);
    expect(await reader().status(listEvents, { query: { limit: 2, sort, cursor: nextCursor ?? '' } })).toBe(422);
  },
);

test('the file has the events in the chosen order', async () => {
  await water('Ada', 1);
  await water('Ben', 2);
  const namesIn = async (sort: string): Promise<string[]> => {
    const answer = await api.app.inject({ url: `/api/audit.csv?action=garden.watered&sort=${sort}`, headers: await reader().headers() });
    return parse(answer.body, { bom: true, columns: true }).map((line) => Object(line).actor_name);
  };
  expect(await namesIn('oldest')).toEqual(['admin-Ada', 'admin-Ben']);
  expect(await namesIn('newest')).toEqual(['admin-Ben', 'admin-Ada']);
});

test('the file has one line for each event, with its details, and formulas are text', async () => {
  await water('=HYPERLINK');
  await api.db.updateTable('users').set({ name: '=HYPERLINK("x")' }).where('name', '=', 'admin-=HYPERLINK').execute();
  await sealEvents(api.db);
  const answer = await api.app.inject({ url: '/api/audit.csv?action=garden.watered', headers: await reader().headers() });
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': expect.stringMatching(/^attachment; filename="audit-\d{4}-\d\d-\d\d\.csv"/),
  });
  expect(parse(answer.body, { bom: true, columns: true })).toEqual([
    expect.objectContaining({
      number: '1',
      action: 'garden.watered',
      actor_name: `'=HYPERLINK("x")`,
      subject_id: 'one',
      changes: '{"litres":{"to":5,"from":0},"remark":{"lengths":[0,4]}}',
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    }),
  ]);
});
