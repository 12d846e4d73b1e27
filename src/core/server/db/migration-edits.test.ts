import { sql } from 'kysely';
import { tableMigration as table } from '#core/testing/table-migration.ts';
import { freshDatabase } from '#core/testing/test-database.ts';
import { coreMigrations } from './core-migrations.ts';
import type { Migration } from './migration.ts';
import { migrateDown, migrateUp } from './migrator.ts';

const shop = { id: 'shop', migrations: [table('shop', '0001'), table('shop', '0002')] };

const database = freshDatabase();

async function tables(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public'`.execute(database.db);
  return rows.map(({ name }) => name);
}

describe('an applied migration', () => {
  const columned = (type: string, comment = ''): Migration => ({
    ...table('shop', '0001'),
    up: async (db) => {
      await sql`create table shop_0001 (id ${sql.raw(type)}) ${sql.raw(comment)}`.execute(db);
    },
  });
  const withFirst = (first: Migration) => ({ id: 'shop', migrations: [first, table('shop', '0002')] });
  const recorded = async (): Promise<(string | null)[]> => {
    const { rows } = await sql<{ checksum: string | null }>`
      select checksum from schema_migrations where id like 'shop/%' order by id`.execute(database.db);
    return rows.map(({ checksum }) => checksum);
  };

  it('stops the start when it was edited, before any later migration runs', async () => {
    await migrateUp(database.db, [{ id: 'shop', migrations: [columned('int')] }]);
    await expect(migrateUp(database.db, [withFirst(columned('bigint'))])).rejects.toThrow(
      /^The migration "shop\/0001-table" was edited after it was applied to this database\..* npm run migrate:down/,
    );
    expect(await tables()).not.toContain('shop_0002');
  });

  it('may change its layout, its comments and its `down`', async () => {
    await migrateUp(database.db, [withFirst(columned('int'))]);
    const relaid = { ...columned(' int', '-- whole numbers'), down: async () => undefined };
    expect(await migrateUp(database.db, [withFirst(relaid)])).toEqual([]);
  });

  it('is accepted when an old journal has no checksum for it, or one of an earlier version', async () => {
    await migrateUp(database.db, [withFirst(columned('int'))]);
    const made = await recorded();
    expect(made).toEqual([expect.stringMatching(/^1:/), expect.stringMatching(/^1:/)]);
    await sql`alter table schema_migrations drop column checksum`.execute(database.db);
    expect(await migrateUp(database.db, [withFirst(columned('int'))])).toEqual([]);
    expect(await recorded()).toEqual(made);
    await sql`update schema_migrations set checksum = '0:earlier'`.execute(database.db);
    await migrateUp(database.db, [withFirst(columned('int'))]);
    expect(await recorded()).toEqual(made);
  });

  it('can be undone and applied again after it was edited', async () => {
    await migrateUp(database.db, [withFirst(columned('int'))]);
    const edited = withFirst(columned('bigint'));
    await migrateDown(database.db, [edited], coreMigrations.at(-1)?.id);
    expect(await migrateUp(database.db, [edited])).toEqual(['shop/0001-table', 'shop/0002-table']);
    expect(await migrateUp(database.db, [edited])).toEqual([]);
  });

  it('that was renamed is reported by its new name, not as a migration of a newer version', async () => {
    await migrateUp(database.db, [shop]);
    const renamed = { id: 'shop', migrations: [table('shop', '0001'), { ...table('shop', '0002'), id: 'shop/0002-counter' }] };
    await expect(migrateUp(database.db, [renamed])).rejects.toThrow(
      /^The migration "shop\/0002-table" was renamed to "shop\/0002-counter" after it was applied to this database\./,
    );
  });
});
