import { AccessEpoch } from '#core/server/epoch/access-epoch.ts';
import { testServer } from '#core/testing/server-kit.ts';
import { saveAccess } from '../../contract/access-endpoints.ts';
import { adminMastersServerPlugin } from '../admin-masters.server-plugin.ts';
import { SAMPLES, sampleMastersPlugin } from '../testing/sample-source.ts';
import { Grants, type MasterTables } from './grants.ts';

const api = testServer([adminMastersServerPlugin, sampleMastersPlugin]);

test('another server tells pages a new permission when it knows of the change, and checks it at once', async () => {
  const epoch = new AccessEpoch(api.db, { warn: jest.fn() });
  await epoch.read();
  const other = new Grants({ db: api.db.$extendTables<MasterTables>(), now: () => new Date(), epoch });
  const employer = await api.as('employer').actor();
  const told = () => other.abilitiesOf(employer, [SAMPLES]);
  expect(await told()).toEqual([]);
  await api.as('admin').reply(saveAccess, { params: { entity: SAMPLES }, body: { grants: { 'role:employer': ['read'] }, version: 0 } });
  expect(await other.may(employer, SAMPLES, 'read')).toBe(true);
  expect(await told()).toEqual([]);
  await epoch.read();
  expect(await told()).toEqual([`master-${SAMPLES}:read`]);
});
