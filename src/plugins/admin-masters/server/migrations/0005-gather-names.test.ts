import { type Kysely, sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '#core/testing/test-database.ts';
import { adminMastersServerPlugin } from '../admin-masters.server-plugin.ts';
import { gatherNames } from './0005-gather-names.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ plugins: [adminMastersServerPlugin] });
});
afterAll(() => database.close());

// A migration knows no tables.
const untyped = (): Kysely<unknown> => database.db as unknown as Kysely<unknown>;

const options = async (): Promise<unknown> =>
  (
    await sql<{ reloptions: string[] }>`
      select reloptions from pg_class where relname in ('master_names_words', 'master_names_parts') order by relname`.execute(database.db)
  ).rows.map(({ reloptions }) => reloptions.toSorted());

async function found(): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select code from master_names where entity = 'skills' and key like '%weld%' order by code`.execute(database.db);
  return rows.map(({ code }) => code);
}

test('the indexes of names gather new names, and find all of them before and after they are reversed', async () => {
  await sql`insert into master_kinds (entity) values ('skills')`.execute(database.db);
  await sql`insert into master_rows (entity, code, name, names, description, parent, sort, fields, uri, created_at, updated_at)
    values ('skills', 'welding', 'Welding', '{}', '', null, 1, '{}', null, now(), now())`.execute(database.db);
  await sql`insert into master_names (entity, code, language, kind, name, key, words)
    values ('skills', 'welding', 'en', 'preferred', 'Welding', 'welding', 'welding')`.execute(database.db);
  const gathered = ['fastupdate=on', 'gin_pending_list_limit=512'];
  expect(await options()).toEqual([gathered, gathered]);
  expect(await found()).toEqual(['welding']);

  await gatherNames.down(untyped());
  expect(await options()).toEqual([['fastupdate=off'], ['fastupdate=off']]);
  expect(await found()).toEqual(['welding']);

  await gatherNames.up(untyped());
  expect(await options()).toEqual([gathered, gathered]);
});
