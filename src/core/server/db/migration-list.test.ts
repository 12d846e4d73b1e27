import { tableMigration as table } from '#core/testing/table-migration.ts';
import { listMigrations } from './migration-list.ts';

const shop = { id: 'shop', migrations: [table('shop', '0001'), table('shop', '0002')] };
const till = { id: 'till', migrations: [table('till', '0001')] };

describe('the list of migrations', () => {
  it('contains the core first, then the plugins in their order', () => {
    expect(listMigrations([shop, till]).map(({ id }) => id)).toEqual([
      'core/0001-extensions',
      'core/0002-users',
      'core/0003-sessions',
      'core/0004-drop-unused-extensions',
      'core/0005-confirmed-addresses',
      'core/0006-retry-removals',
      'core/0007-rate-limits',
      'core/0008-secret-fingerprint',
      'core/0009-queue',
      'core/0010-removals-in-queue',
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
