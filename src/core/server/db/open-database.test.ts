import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import pino from 'pino';
import { createTestDatabase, testDatabase } from '#core/testing/test-database.ts';
import { testFolder } from '#core/testing/test-folder.ts';
import { readConfig } from '../config/read-config.ts';
import { errorCode } from '../errors/caught-error.ts';
import { lockDataFolder, readLock } from './data-folder-lock.ts';
import type { Database } from './database.ts';
import { brokenUniqueConstraint, isDatabaseUnavailable } from './database-errors.ts';
import { ensureEmbeddedDatabase } from './embedded-database.ts';
import { openEmbeddedPostgres } from './embedded-postgres/embedded-postgres.ts';
import { migrateUp } from './migrator.ts';
import { type DatabaseConfig, openDatabase } from './open-database.ts';
import { openForCommand } from './open-for-command.ts';
import { SESSION_SETTINGS } from './session-settings.ts';

const log = pino({ level: 'silent' });
const at = (dataDir: string): DatabaseConfig => readConfig({ DATA_DIR: dataDir });

describe('the embedded database', () => {
  let dataDir: string;
  beforeAll(() => {
    dataDir = testFolder();
  });

  it('keeps written data across starts', async () => {
    const first = await openDatabase(at(dataDir), log);
    await migrateUp(first.db, []);
    await sql`create table counted (n int primary key)`.execute(first.db);
    expect(await first.ready()).toBe(true);
    await first.close();
    expect(await first.ready()).toBe(false);

    const second = await openDatabase(at(dataDir), log);
    expect(await migrateUp(second.db, [])).toEqual([]);
    await sql`select n from counted`.execute(second.db);
    await second.close();
  });

  it('keeps all confirmed writes when it is killed under load, and reports the others as unavailable', async () => {
    const { db, pid, close } = await openDatabase(at(dataDir), log);
    const confirmed: number[] = [];
    const failures: unknown[] = [];
    let next = 0;
    let killed: number | undefined;
    const write = async (): Promise<void> => {
      // Runs until it has seen the database come back.
      while (killed === undefined || pid() === undefined || pid() === killed || confirmed.length < 500) {
        const n = next++;
        try {
          await sql`insert into counted values (${n})`.execute(db);
          confirmed.push(n);
        } catch (error) {
          failures.push(error);
          await sleep(1);
        }
        if (confirmed.length >= 200 && killed === undefined) {
          killed = pid() ?? 0;
          process.kill(killed, 'SIGKILL');
        }
      }
    };
    await Promise.all(Array.from({ length: 8 }, write));

    const { rows } = await sql<{ n: number }>`select n from counted`.execute(db);
    const kept = new Set(rows.map(({ n }) => n));
    expect(confirmed.filter((n) => !kept.has(n))).toEqual([]);
    expect(failures.length).toBeGreaterThan(0);
    expect(failures.filter((error) => !isDatabaseUnavailable(error))).toEqual([]);
    await close();
  });

  it('is opened by a command when no server runs, and by no second command meanwhile', async () => {
    const command = await openForCommand(at(dataDir), log);
    expect(readLock(dataDir)?.purpose).toBe('command');
    await expect(openForCommand(at(dataDir), log)).rejects.toThrow('in use by another Trellis command');
    await command.close();
    expect(readLock(dataDir)).toBeUndefined();
  });

  it('is shared by a command with the running server', async () => {
    const lock = await lockDataFolder(dataDir);
    const server = await openDatabase(at(dataDir), log);
    lock.announce('http://127.0.0.1:1');
    const command = await openForCommand(at(dataDir), log);
    await sql`insert into counted values (-1)`.execute(command.db);
    await command.close();
    expect((await sql`select n from counted where n < 0`.execute(server.db)).rows).toEqual([{ n: -1 }]);
    await server.close();
    lock.release();
  });

  it('makes a command wait while a server is still creating it', async () => {
    const fresh = join(dataDir, 'fresh');
    const lock = await lockDataFolder(fresh);
    const postgres = await openEmbeddedPostgres({ dataDir: fresh, log, durable: false });
    const opening = Promise.allSettled([openForCommand(at(fresh), log)]);
    await ensureEmbeddedDatabase(postgres.address);
    lock.announce('http://127.0.0.1:1');
    const [command] = await opening;
    expect(command).toMatchObject({ status: 'fulfilled' });
    if (command.status === 'fulfilled') await command.value.close();
    await postgres.stop();
    lock.release();
  });
});

it('a database of the operator is named without its password when it cannot be used', async () => {
  const { url, close } = await createTestDatabase();
  const missing = new URL(url);
  missing.pathname = '/nowhere';
  missing.password = 'secret';
  const attempt = openDatabase(readConfig({ DATABASE_URL: missing.href }), log);
  await expect(attempt).rejects.toThrow(/^Trellis cannot use the database of DATABASE_URL \(.*\/nowhere\): .*"nowhere" does not exist/);
  await expect(attempt).rejects.not.toThrow(/secret/);
  await close();
});

describe('a connection', () => {
  const SETTINGS = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout', 'max_connections'];

  async function settingsOf(db: Database): Promise<Record<string, string>> {
    const { rows } = await sql<{ name: string; value: string }>`
      select name, current_setting(name) as value from unnest(array[${sql.join(SETTINGS)}]) as name`.execute(db);
    return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
  }

  const database = testDatabase();

  it("keeps the configured time limits on a PostgreSQL of the operator's own", async () => {
    const config = readConfig({ DATABASE_URL: database.url, DATABASE_STATEMENT_TIMEOUT_MS: '2500', DATABASE_POOL_SIZE: '3' });
    const { db, pool, close } = await openDatabase(config, log);
    expect(await settingsOf(db)).toMatchObject({
      statement_timeout: '2500ms',
      lock_timeout: '2500ms',
      idle_in_transaction_session_timeout: '1min',
    });
    expect(pool.options.max).toBe(3);
    await close();
    expect(await settingsOf(database.db)).toMatchObject({ statement_timeout: '30s', lock_timeout: '10s' });
  });

  it('keeps them on the embedded PostgreSQL, which accepts as many connections as the pool opens', async () => {
    const dataDir = testFolder();
    const { db, close } = await openDatabase({ ...at(dataDir), databasePoolSize: 60 }, log);
    expect(await settingsOf(db)).toEqual({
      statement_timeout: '30s',
      lock_timeout: '10s',
      idle_in_transaction_session_timeout: '1min',
      max_connections: '94',
    });
    await close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('lets a statement of a command run for a day', async () => {
    const command = await openForCommand(readConfig({ DATABASE_URL: database.url }), log);
    expect(await settingsOf(command.db)).toMatchObject({ statement_timeout: '1d', lock_timeout: '1d' });
    await command.close();
  });

  it('stops a statement and a wait for a lock at the limit, which counts as unavailable', async () => {
    const config = readConfig({ DATABASE_URL: database.url, DATABASE_STATEMENT_TIMEOUT_MS: '100' });
    const { db, close } = await openDatabase(config, log);
    const slow: unknown = await sql`select pg_sleep(60)`.execute(db).catch((error: unknown) => error);
    expect([errorCode(slow), isDatabaseUnavailable(slow)]).toEqual(['57014', true]);
    await sql`create table held (n int)`.execute(db);
    await database.db.transaction().execute(async (holder) => {
      await sql`lock table held`.execute(holder);
      const waiting: unknown = await db.connection().execute(async (connection) => {
        await sql`set statement_timeout = 0`.execute(connection);
        return sql`select n from held`.execute(connection).catch((error: unknown) => error);
      });
      expect([errorCode(waiting), isDatabaseUnavailable(waiting)]).toEqual(['55P03', true]);
    });
    await close();
  });
});

describe('errors of the database', () => {
  it('name the unique constraint that a row violates', async () => {
    const { db, close } = await createTestDatabase();
    await sql`create table once (n int constraint only_once unique)`.execute(db);
    await sql`insert into once values (1)`.execute(db);
    const error: unknown = await sql`insert into once values (1)`.execute(db).catch((failure: unknown) => failure);
    expect(brokenUniqueConstraint(error)).toBe('only_once');
    expect(isDatabaseUnavailable(error)).toBe(false);
    await close();
  });

  it.each([
    ['a missing file', { code: 'ENOENT', syscall: 'open' }, false],
    ['a missing socket', { code: 'ENOENT', syscall: 'connect' }, true],
    ['a full disk', { code: '53100' }, true],
    ['a statement that took too long', { code: '57014' }, true],
    ['a lock that did not come free', { code: '55P03' }, true],
    ['a transaction that was idle too long', { code: '25P03' }, true],
    ['a deadlock', { code: '40P01' }, true],
    ['a wrong query', { code: '42601' }, false],
    ['addresses that all refuse', { errors: [{ code: 'ECONNREFUSED', syscall: 'connect' }] }, true],
    ['nothing', undefined, false],
  ])('distinguish %s from others', (_what, error, unavailable) => {
    expect(isDatabaseUnavailable(error)).toBe(unavailable);
  });
});

it('a session with a database of the operator plans queries as with the embedded one, whatever else its address sets', async () => {
  const { url, close } = await createTestDatabase();
  const address = new URL(url);
  address.searchParams.set('options', '-c jit=on -c random_page_cost=4 -c max_parallel_workers_per_gather=2 -c enable_seqscan=off');
  const database = await openDatabase(readConfig({ DATABASE_URL: address.href }), log);
  const names = [...Object.keys(SESSION_SETTINGS), 'enable_seqscan'];
  const { rows } = await sql<{ name: string; setting: string }>`
    select name, setting from pg_settings where name = any(${names}::text[])`.execute(database.db);
  expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toEqual({ ...SESSION_SETTINGS, enable_seqscan: 'off' });
  await database.close();
  await close();
});

test.each([
  ['4MB', '16MB'],
  ['64MB', '64MB'],
])('a session has at least 16 MB for sorts and bitmaps: with %s it has %s', async (given, kept) => {
  const { url, close } = await createTestDatabase();
  const address = new URL(url);
  address.searchParams.set('options', `-c work_mem=${given}`);
  const database = await openDatabase(readConfig({ DATABASE_URL: address.href }), log);
  expect((await sql`show work_mem`.execute(database.db)).rows).toEqual([{ work_mem: kept }]);
  await database.close();
  await close();
});
