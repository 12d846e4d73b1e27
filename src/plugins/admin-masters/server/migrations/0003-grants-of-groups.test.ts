import { type Kysely, sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '#core/testing/test-database.ts';
import { adminMastersServerPlugin } from '../admin-masters.server-plugin.ts';
import { grantsOfGroups } from './0003-grants-of-groups.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ plugins: [adminMastersServerPlugin] });
});
afterAll(() => database.close());

// A migration knows no tables.
const untyped = (): Kysely<unknown> => database.db as unknown as Kysely<unknown>;

const stored = async (): Promise<unknown> =>
  (await sql<{ grants: unknown }>`select grants from master_access`.execute(database.db)).rows.map(({ grants }) => grants);

test('permissions of roles become permissions of holders and back, and whoever changes rows may hide them', async () => {
  const before = { candidate: [], employer: ['read', 'update'] };
  await sql`insert into master_access values ('skills', ${JSON.stringify(before)}, 1, null, now())`.execute(database.db);
  await grantsOfGroups.up(untyped());
  expect(await stored()).toEqual([{ 'role:candidate': [], 'role:employer': ['read', 'update', 'hide'] }]);
  await grantsOfGroups.down(untyped());
  expect(await stored()).toEqual([before]);
});
