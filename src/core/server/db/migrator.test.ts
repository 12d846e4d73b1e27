import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { tableMigration as table } from '#core/testing/table-migration.ts';
import { createTestDatabase, type TestDatabase } from '#core/testing/test-database.ts';
import { coreMigrations } from './core-migrations.ts';
import type { Migration } from './migration.ts';
import { migrateBack, migrateDown, migrateUp } from './migrator.ts';

const shop = { id: 'shop', migrations: [table('shop', '0001'), table('shop', '0002')] };
const till = { id: 'till', migrations: [table('till', '0001')] };

describe('the migrator', () => {
  let database: TestDatabase;
  let coreTables: readonly string[];
  beforeEach(async () => {
    database = await createTestDatabase();
    coreTables = await tables();
  });
  afterEach(() => database.close());

  async function tables(): Promise<string[]> {
    const { rows } = await sql<{ name: string }>`
      select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(database.db);
    return rows.map(({ name }) => name);
  }

  async function ownTables(): Promise<string[]> {
    return (await tables()).filter((name) => !coreTables.includes(name));
  }

  it('runs only migrations that have not run yet, in order', async () => {
    expect(await migrateUp(database.db, [till])).toEqual(['till/0001-table']);
    expect(await migrateUp(database.db, [shop, till])).toEqual(['shop/0001-table', 'shop/0002-table']);
    expect(await migrateUp(database.db, [shop, till])).toEqual([]);
    expect(await ownTables()).toEqual(['shop_0001', 'shop_0002', 'till_0001']);
  });

  it('runs each migration once when several servers start together', async () => {
    const ran = await Promise.all([1, 2, 3, 4].map(() => migrateUp(database.db, [shop, till])));
    expect(ran.flat().sort()).toEqual(['shop/0001-table', 'shop/0002-table', 'till/0001-table']);
  });

  it('undoes the migrations after a given one, in reverse order', async () => {
    await migrateUp(database.db, [shop, till]);
    expect(await migrateDown(database.db, [shop, till], 'shop/0001-table')).toEqual(['till/0001-table', 'shop/0002-table']);
    expect(await ownTables()).toEqual(['shop_0001']);
  });

  it('goes back to the migrations that an older version of some parts has, and keeps those of the others', async () => {
    await migrateUp(database.db, [shop, till]);
    expect(await migrateBack(database.db, [shop, till], ['shop/0001-table'])).toEqual(['shop/0002-table']);
    expect(await ownTables()).toEqual(['shop_0001', 'till_0001']);
    await migrateUp(database.db, [shop, till]);
    const last = coreMigrations.at(-1)?.id ?? '';
    expect(await migrateBack(database.db, [shop, till], ['till/0001-table', 'shop/0001-table', last])).toEqual(['shop/0002-table']);
  });

  it.each([
    [['shop/0003-table'], 'There is no migration "shop/0003-table".'],
    [['shop/0001-table', 'shop/0002-table'], 'Two ids are of "shop". Name only the last one to keep.'],
  ])('goes back to none of %j', async (ids, message) => {
    await migrateUp(database.db, [shop, till]);
    await expect(migrateBack(database.db, [shop, till], ids)).rejects.toThrow(message);
    expect(await ownTables()).toEqual(['shop_0001', 'shop_0002', 'till_0001']);
  });

  it('undoes all migrations, also those of the core, and can start again', async () => {
    const before = await columns();
    expect(await migrateDown(database.db, [])).toEqual(coreMigrations.map(({ id }) => id).toReversed());
    expect(await ownTables()).toEqual([]);
    await migrateUp(database.db, []);
    expect(await columns()).toEqual(before);
  });

  async function columns(): Promise<unknown[]> {
    const { rows } = await sql`
      select table_name, column_name, data_type, is_nullable, column_default
      from information_schema.columns where table_schema = 'public' order by 1, 2`.execute(database.db);
    return rows;
  }

  it('leaves nothing of a failed migration, and keeps the earlier ones', async () => {
    const broken: Migration = {
      ...table('shop', '0003'),
      up: async (db) => {
        await sql`create table half (id int)`.execute(db);
        throw new Error('no further');
      },
    };
    const newer = { id: 'shop', migrations: [...shop.migrations, broken] };
    await expect(migrateUp(database.db, [newer])).rejects.toThrow('no further');
    expect(await ownTables()).toEqual(['shop_0001', 'shop_0002']);
  });

  it('refuses a database in which an installed plugin has migrations of a newer version', async () => {
    await migrateUp(database.db, [shop]);
    const older = { id: 'shop', migrations: [table('shop', '0001')] };
    await expect(migrateUp(database.db, [older])).rejects.toThrow(/newer version of Trellis.*"shop\/0002-table"/);
  });

  it('accepts the migrations of a plugin that is no longer installed', async () => {
    await migrateUp(database.db, [shop]);
    expect(await migrateUp(database.db, [till])).toEqual(['till/0001-table']);
  });
});

describe('the extensions', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await createTestDatabase();
  });
  afterEach(() => database.close());

  async function installed(): Promise<string[]> {
    const { rows } = await sql<{ name: string }>`select extname as name from pg_extension where extname <> 'plpgsql'`.execute(database.db);
    return rows.map(({ name }) => name).sort();
  }

  it('are exactly those that queries use', async () => {
    expect(await installed()).toEqual(['btree_gin', 'pg_trgm']);
  });
});

describe('a migration of a table that is in use', () => {
  let attempts: number;
  const widen: Migration = {
    id: 'shop/0002-widen',
    up: async (db) => {
      attempts += 1;
      await sql`alter table shop_0001 add column name text`.execute(db);
    },
    down: async () => undefined,
  };
  const wider = { id: 'shop', migrations: [table('shop', '0001'), widen] };

  let database: TestDatabase;
  beforeEach(async () => {
    attempts = 0;
    database = await createTestDatabase();
    await migrateUp(database.db, [{ id: 'shop', migrations: [table('shop', '0001')] }]);
  });
  afterEach(() => database.close());

  it('does not block other sessions, and is retried until the table is free', async () => {
    let migrating: Promise<string[]> = Promise.resolve([]);
    await database.db.transaction().execute(async (holder) => {
      await sql`select from shop_0001`.execute(holder);
      migrating = migrateUp(database.db, [wider], { lockMs: 20, attempts: 10_000, pauseMs: 5 });
      while (attempts < 3) await sleep(5);
    });
    expect(await migrating).toEqual(['shop/0002-widen']);
  });

  it('fails with one sentence when the table does not become free', async () => {
    await database.db.transaction().execute(async (holder) => {
      await sql`select from shop_0001`.execute(holder);
      const migrating = migrateUp(database.db, [wider], { lockMs: 20, attempts: 2, pauseMs: 5 });
      await expect(migrating).rejects.toThrow(/^The migration "shop\/0002-widen" could not run/);
      expect(attempts).toBe(2);
    });
  });
});

describe('the users table', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.close());

  const ada = { id: '018f3a2b-0000-7000-8000-000000000001', identity_uid: 'uid-1', email: 'ada@demo.test', name: 'Ada', role: null };

  it('gives a new user an active account in which every session is valid', async () => {
    const user = await database.db.insertInto('users').values(ada).returningAll().executeTakeFirstOrThrow();
    expect(user).toMatchObject({ ...ada, status: 'active', sessions_valid_from: new Date(0) });
  });

  it.each([
    ['an address in capitals', { email: 'Eve@demo.test' }],
    ['a role that does not exist', { role: 'owner' as never }],
    ['a status that does not exist', { status: 'gone' as never }],
  ])('refuses %s', async (_what, wrong) => {
    const eve = { ...ada, id: '018f3a2b-0000-7000-8000-000000000002', identity_uid: 'uid-2', email: 'eve@demo.test', ...wrong };
    await expect(database.db.insertInto('users').values(eve).execute()).rejects.toThrow(/check constraint/);
  });

  it.each([
    ['address', { identity_uid: 'uid-3' }],
    ['identity', { email: 'bob@demo.test' }],
  ])('refuses a second account with the same %s', async (_what, other) => {
    const second = { ...ada, id: '018f3a2b-0000-7000-8000-000000000003', ...other };
    await expect(database.db.insertInto('users').values(second).execute()).rejects.toThrow(/unique constraint/);
  });
});
