import { sql } from 'kysely';
import { tableMigration as table } from '#core/testing/table-migration.ts';
import { freshDatabase } from '#core/testing/test-database.ts';
import type { Migration } from './migration.ts';
import { appliedOf } from './migration-journal.ts';
import { migrateDownOf, migrateUp } from './migrator.ts';

const shop = { id: 'shop', migrations: [table('shop', '0001'), table('shop', '0002')] };
const till = { id: 'till', migrations: [table('till', '0001')] };

const database = freshDatabase();

async function tables(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(database.db);
  return rows.map(({ name }) => name);
}

test('the migrations of one plugin are undone in reverse order, whatever follows them', async () => {
  const order: string[] = [];
  const told = (migration: Migration): Migration => ({
    ...migration,
    down: async (db) => {
      order.push(migration.id);
      await migration.down(db);
    },
  });
  const owners = [{ id: 'shop', migrations: shop.migrations.map(told) }, till];
  const before = await tables();
  await migrateUp(database.db, owners);
  expect(await appliedOf(database.db, 'shop')).toEqual(['shop/0001-table', 'shop/0002-table']);
  expect(await migrateDownOf(database.db, owners, 'shop')).toEqual(['shop/0002-table', 'shop/0001-table']);
  expect(order).toEqual(['shop/0002-table', 'shop/0001-table']);
  expect(await tables()).toEqual([...before, 'till_0001'].sort());
  expect(await appliedOf(database.db, 'shop')).toEqual([]);
  expect(await migrateDownOf(database.db, owners, 'shop')).toEqual([]);
  expect(await migrateUp(database.db, owners)).toEqual(['shop/0001-table', 'shop/0002-table']);
});

test('a plugin whose name only starts with the given name keeps its migrations', async () => {
  const shopping = { id: 'shopping', migrations: [table('shopping', '0001')] };
  await migrateUp(database.db, [shop, shopping]);
  expect(await appliedOf(database.db, 'shop')).toEqual(['shop/0001-table', 'shop/0002-table']);
  await migrateDownOf(database.db, [shop, shopping], 'shop');
  expect(await appliedOf(database.db, 'shopping')).toEqual(['shopping/0001-table']);
});

test('a migration whose table another plugin references is not undone until the referencing table is dropped', async () => {
  const referred = table('shop', '0001');
  const parent: Migration = {
    ...referred,
    up: async (db) => {
      await sql`create table shop_0001 (id int primary key)`.execute(db);
    },
  };
  const child: Migration = {
    ...table('till', '0001'),
    up: async (db) => {
      await sql`create table till_0001 (shop int references shop_0001)`.execute(db);
    },
  };
  const owners = [
    { id: 'shop', migrations: [parent, table('shop', '0002')] },
    { id: 'till', migrations: [child] },
  ];
  await migrateUp(database.db, owners);
  await expect(migrateDownOf(database.db, owners, 'shop')).rejects.toThrow(
    /^The migration "shop\/0001-table" cannot be reverted, .*table till_0001 depends on table shop_0001\. Revert those first\.$/,
  );
  expect(await appliedOf(database.db, 'shop')).toEqual(['shop/0001-table']);
  await migrateDownOf(database.db, owners, 'till');
  expect(await migrateDownOf(database.db, owners, 'shop')).toEqual(['shop/0001-table']);
});

test('a plugin that is not installed, or has migrations of a newer version, keeps its migrations', async () => {
  await migrateUp(database.db, [shop]);
  await expect(migrateDownOf(database.db, [till], 'shop')).rejects.toThrow(
    'No plugin "shop" is installed, so its migrations cannot be reverted.',
  );
  const older = { id: 'shop', migrations: [table('shop', '0001')] };
  await expect(migrateDownOf(database.db, [older], 'shop')).rejects.toThrow(/newer version of Trellis.*"shop\/0002-table"/);
  expect(await appliedOf(database.db, 'shop')).toHaveLength(2);
});

test('a database that was never migrated has no migrations of a plugin', async () => {
  await sql`drop table schema_migrations`.execute(database.db);
  expect(await appliedOf(database.db, 'core')).toEqual([]);
  expect(await tables()).not.toContain('schema_migrations');
});
