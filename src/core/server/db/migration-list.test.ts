import { tableMigration as table } from '#core/testing/table-migration.ts';
import { coreMigrations } from './core-migrations.ts';
import { listMigrations } from './migration-list.ts';

const shop = { id: 'shop', migrations: [table('shop', '0001'), table('shop', '0002')] };
const till = { id: 'till', migrations: [table('till', '0001')] };

describe('the list of migrations', () => {
  it('contains the core first, then the plugins in their order', () => {
    expect(listMigrations([shop, till]).map(({ id }) => id)).toEqual([
      ...coreMigrations.map(({ id }) => id),
      'shop/0001-table',
      'shop/0002-table',
      'till/0001-table',
    ]);
  });

  it.each(['till/0001-table', 'shop/1-table', 'shop/0001', 'shop/0001-Table', 'shop/0001-table/x', 'shopping/0001-table'])(
    'refuses the id %s in the plugin shop, naming both',
    (id) => {
      expect(() => listMigrations([{ id: 'shop', migrations: [{ ...table('shop', '0001'), id }] }])).toThrow(
        `MIGRATION_ID_INVALID: migration "${id}" of plugin "shop"`,
      );
    },
  );

  it('refuses a duplicate id', () => {
    expect(() => listMigrations([{ id: 'shop', migrations: [table('shop', '0001'), table('shop', '0001')] }])).toThrow(
      'MIGRATION_DUPLICATE: "shop/0001-table"',
    );
  });

  it('refuses the same earlier id of two migrations, naming both', () => {
    const one = { id: 'one', migrations: [{ ...table('one', '0001'), formerly: 'shop/0003-table' }] };
    const two = { id: 'two', migrations: [{ ...table('two', '0001'), formerly: 'shop/0003-table' }] };
    expect(() => listMigrations([shop, one, two])).toThrow(
      'MIGRATION_DUPLICATE: "shop/0003-table" is the earlier id of "one/0001-table" of plugin "one" and the earlier id of "two/0001-table" of plugin "two"',
    );
  });

  it('refuses an earlier id that a plugin still uses, naming both', () => {
    const one = { id: 'one', migrations: [{ ...table('one', '0001'), formerly: 'shop/0002-table' }] };
    expect(() => listMigrations([one, shop])).toThrow(
      'MIGRATION_DUPLICATE: "shop/0002-table" is the earlier id of "one/0001-table" of plugin "one" and is still declared by plugin "shop"',
    );
  });
});
