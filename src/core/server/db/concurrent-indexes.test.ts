import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '#core/testing/test-database.ts';
import { errorCode } from '../errors/caught-error.ts';
import { concurrentIndexes } from './concurrent-indexes.ts';
import type { Migration } from './migration.ts';
import { migrateDown, migrateUp } from './migrator.ts';

const shopTable: Migration = {
  id: 'shop/0001-table',
  up: async (db) => {
    await sql`create table shop_0001 (id int)`.execute(db);
  },
  down: async (db) => {
    await sql`drop table shop_0001`.execute(db);
  },
};

describe('a migration outside a transaction', () => {
  const indexes = concurrentIndexes('shop/0002-indexes', [
    { name: 'shop_0001_by_id', on: 'shop_0001 (id)' },
    { name: 'shop_0001_by_half', on: 'shop_0001 ((id / 2))' },
  ]);
  const indexed = { id: 'shop', migrations: [shopTable, indexes] };

  let database: TestDatabase;
  beforeEach(async () => {
    database = await createTestDatabase();
    await migrateUp(database.db, [{ id: 'shop', migrations: [shopTable] }]);
  });
  afterEach(() => database.close());

  /** The names of the migration's indexes, each with whether PostgreSQL considers it valid. */
  async function made(): Promise<Record<string, boolean>> {
    const { rows } = await sql<{ name: string; valid: boolean }>`
      select relname as name, indisvalid as valid from pg_index join pg_class on pg_class.oid = indexrelid
      where indrelid = 'shop_0001'::regclass order by 1`.execute(database.db);
    return Object.fromEntries(rows.map(({ name, valid }) => [name, valid]));
  }

  /** Runs the work while another session holds a lock on the table, which `create index concurrently` waits for. */
  async function besideWriter(work: () => Promise<void>): Promise<void> {
    await database.db.transaction().execute(async (writer) => {
      await sql`insert into shop_0001 values (1)`.execute(writer);
      await work();
    });
  }

  /** Id of the PostgreSQL process that builds an index, after it has begun to wait for other sessions. */
  async function indexing(): Promise<number> {
    const waiting = sql<{ pid: number }>`
      select pid from pg_stat_activity where query like 'create index concurrently%' and wait_event_type = 'Lock'
      and datname = current_database()`;
    for (;;) {
      const pid = (await waiting.execute(database.db)).rows[0]?.pid;
      if (pid !== undefined) return pid;
      await sleep(5);
    }
  }

  const READY = { shop_0001_by_half: true, shop_0001_by_id: true };

  it('creates the indexes of a table, and drops them again', async () => {
    expect(await migrateUp(database.db, [indexed])).toEqual(['shop/0002-indexes']);
    expect(await made()).toEqual(READY);
    expect(await migrateDown(database.db, [indexed], 'shop/0001-table')).toEqual(['shop/0002-indexes']);
    expect(await made()).toEqual({});
  });

  it('runs again after a crash, and replaces the invalid index', async () => {
    await besideWriter(async () => {
      const migrating = migrateUp(database.db, [indexed]).catch((error: unknown) => errorCode(error));
      await sql`select pg_terminate_backend(${await indexing()})`.execute(database.db);
      expect(await migrating).toBe('57P01');
    });
    expect(await made()).toEqual({ shop_0001_by_id: false });
    expect(await migrateUp(database.db, [indexed])).toEqual(['shop/0002-indexes']);
    expect(await made()).toEqual(READY);
  });

  it('runs again after a crash between its end and its record', async () => {
    await migrateUp(database.db, [indexed]);
    await sql`delete from schema_migrations where id = 'shop/0002-indexes'`.execute(database.db);
    expect(await migrateUp(database.db, [indexed])).toEqual(['shop/0002-indexes']);
    expect(await made()).toEqual(READY);
  });

  it('runs once when two servers start together, without a deadlock', async () => {
    let both: Promise<string[][]> = Promise.resolve([]);
    await besideWriter(async () => {
      both = Promise.all([migrateUp(database.db, [indexed]), migrateUp(database.db, [indexed])]);
      await indexing();
    });
    expect((await both).flat()).toEqual(['shop/0002-indexes']);
    expect(await made()).toEqual(READY);
  });

  it('restores the time limits of the connection', async () => {
    await database.db.connection().execute(async (connection) => {
      const limits = sql`select current_setting('statement_timeout') as s, current_setting('lock_timeout') as l`;
      const before = (await limits.execute(connection)).rows;
      await migrateUp(connection, [indexed]);
      expect((await limits.execute(connection)).rows).toEqual(before);
      // Tests that run meanwhile hold locks in databases of their own.
      const own = sql`database = (select oid from pg_database where datname = current_database())`;
      const held = sql`select from pg_locks where locktype = 'advisory' and ${own}`;
      expect((await held.execute(connection)).rows).toEqual([]);
    });
  });
});
