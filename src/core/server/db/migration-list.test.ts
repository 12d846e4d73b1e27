import { tableMigration as table } from '#core/testing/table-migration.ts';
import { coreMigrations } from './core-migrations.ts';
import { listMigrations } from './migration-list.ts';

const shop = { id: 'shop', migrations: [table('shop', '0001'), table('shop', '0002')] };
const till = { id: 'till', migrations: [table('till', '0001')] };

it('the list of migrations contains the core first, then the plugins in their order', () => {
  expect(listMigrations([shop, till]).map(({ id }) => id)).toEqual([
    ...coreMigrations.map(({ id }) => id),
    'shop/0001-table',
    'shop/0002-table',
    'till/0001-table',
  ]);
});

it.each(['till/0001-table', 'shop/1-table', 'shop/0001', 'shop/0001-Table', 'shop/0001-table/x', 'shopping/0001-table'])(
  'the list of migrations refuses the id %s in the plugin shop, naming both',
  (id) => {
    expect(() => listMigrations([{ id: 'shop', migrations: [{ ...table('shop', '0001'), id }] }])).toThrow(
      `MIGRATION_ID_INVALID: migration "${id}" of plugin "shop"`,
    );
  },
);

it('the list of migrations refuses a duplicate id', () => {
  expect(() => listMigrations([{ id: 'shop', migrations: [table('shop', '0001'), table('shop', '0001')] }])).toThrow(
    'MIGRATION_DUPLICATE: "shop/0001-table"',
  );
});
