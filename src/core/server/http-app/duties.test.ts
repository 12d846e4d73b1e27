import { sql } from 'kysely';
import { EPOCH_HEADER, getEpoch } from '#core/contract/epoch.ts';
import { getMe } from '#core/contract/me.ts';
import { gardenServerPlugin, seeGarden, waterGarden } from '#core/testing/garden-server-plugin.ts';
import { testServer } from '#core/testing/server-kit.ts';
import type { AuditTables } from '../audit/audit-tables.ts';

const api = testServer([gardenServerPlugin()]);
// Events cannot be deleted.
let earlier: string[];
beforeEach(async () => {
  const rows = await api.db.$extendTables<AuditTables>().selectFrom('audit_events').select('id').execute();
  earlier = rows.map(({ id }) => id);
});

const body = { litres: 5, remark: 'Tomatoes only' };

function events() {
  return api.db
    .$extendTables<AuditTables>()
    .selectFrom('audit_events')
    .leftJoin('audit_details', 'event_id', 'id')
    .select(['action', 'actor_role', 'subject', 'subject_id', 'outcome', 'changes'])
    .where('id', '<>', sql<string>`all(${earlier}::uuid[])`)
    .execute();
}

test.each([
  ['visitor', 401],
  ['candidate', 403],
  ['admin:', 403],
  ['admin:jobs', 403],
  ['admin:jobs,garden', 204],
  ['admin', 204],
] as const)('a call that needs a duty answers %s with %i', async (who, status) => {
  expect(await api.as(who).status(waterGarden, { body })).toBe(status);
});

test('an event is written with its change, with the lengths of free text, and not without it', async () => {
  await api.as('admin').reply(waterGarden, { body });
  await api.as('admin').failure(waterGarden, { body: { ...body, litres: 1001 } });
  expect(await events()).toEqual([
    {
      action: 'garden.watered',
      actor_role: 'admin',
      subject: 'garden',
      subject_id: 'one',
      outcome: 'done',
      changes: { litres: { from: 0, to: 5 }, remark: { lengths: [0, 13] } },
    },
  ]);
});

test('a refused call that needs a duty is recorded, but not that of a visitor or with invalid input', async () => {
  await api.as('visitor').status(waterGarden, { body });
  await api.as('admin').status(waterGarden, { body: {} });
  await api.as('candidate').status(waterGarden, { body });
  expect(await events()).toEqual([
    { action: 'call.refused', actor_role: 'candidate', subject: 'call', subject_id: 'garden.water', outcome: 'refused', changes: {} },
  ]);
});

test('a suspended user may ask who they are, and nothing else, until the suspension ends', async () => {
  const caller = api.as('admin', 'suspended');
  const { userId } = await caller.actor();
  const set = api.db.updateTable('users').where('id', '=', userId);
  await set.set({ status: 'suspended', suspended_for: 'fraud' }).execute();
  expect(await caller.reply(getMe)).toMatchObject({ id: userId, suspension: 'fraud', abilities: [] });
  expect(await caller.refusal(seeGarden)).toMatchObject({ status: 403, code: 'suspended' });
  expect(await caller.refusal(waterGarden, { body })).toMatchObject({ status: 403, code: 'suspended' });
  await set.set({ status: 'active', suspended_for: null }).execute();
  expect(await caller.reply(getMe)).toMatchObject({ suspension: null, abilities: ['garden:update'] });
  expect(await caller.status(seeGarden)).toBe(200);
});

test('each answer has the number of the last change of rights, also an error', async () => {
  await api.registry.epoch.read();
  const numbers = async () => {
    const seen = await api.app.inject('/api/garden');
    const refused = await api.app.inject({ method: 'POST', url: '/api/garden/water' });
    return [seen, refused].map(({ headers }) => headers[EPOCH_HEADER]);
  };
  const { epoch } = await api.as('visitor').reply(getEpoch);
  expect(await numbers()).toEqual([String(epoch), String(epoch)]);
  await api.as('admin').reply(waterGarden, { body });
  expect(await numbers()).toEqual([String(epoch + 1), String(epoch + 1)]);
});
