import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import pino from 'pino';
import { createTestDatabase } from '#core/testing/test-database.ts';
import { lockDataFolder, readLock } from './data-folder-lock.ts';
import { brokenUniqueConstraint, isDatabaseUnavailable } from './database-errors.ts';
import { ensureEmbeddedDatabase } from './embedded-database.ts';
import { openEmbeddedPostgres } from './embedded-postgres/embedded-postgres.ts';
import { migrateUp } from './migrator.ts';
import { openDatabase } from './open-database.ts';
import { openForCommand } from './open-for-command.ts';

const log = pino({ level: 'silent' });

describe('the embedded database', () => {
  let dataDir: string;
  beforeAll(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'trellis-open-'));
  });
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  it('keeps across starts what was written', async () => {
    const first = await openDatabase({ dataDir, databaseUrl: undefined }, log);
    await migrateUp(first.db, []);
    await sql`create table counted (n int primary key)`.execute(first.db);
    expect(await first.ready()).toBe(true);
    await first.close();
    expect(await first.ready()).toBe(false);

    const second = await openDatabase({ dataDir, databaseUrl: undefined }, log);
    expect(await migrateUp(second.db, [])).toEqual([]);
    await sql`select n from counted`.execute(second.db);
    await second.close();
  });

  it('loses nothing that it confirmed when it is killed under load, and says of the rest that it was not there', async () => {
    const { db, pid, close } = await openDatabase({ dataDir, databaseUrl: undefined }, log);
    const confirmed: number[] = [];
    const failures: unknown[] = [];
    let next = 0;
    let killed: number | undefined;
    const write = async (): Promise<void> => {
      // Goes on until it has seen the database come back.
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

  it('is opened by a command itself when no server runs, and by no second command meanwhile', async () => {
    const command = await openForCommand({ dataDir, databaseUrl: undefined }, log);
    expect(readLock(dataDir)?.purpose).toBe('command');
    await expect(openForCommand({ dataDir, databaseUrl: undefined }, log)).rejects.toThrow('in use by another Trellis command');
    await command.close();
    expect(readLock(dataDir)).toBeUndefined();
  });

  it('is shared by a command with the server that runs', async () => {
    const lock = await lockDataFolder(dataDir);
    const server = await openDatabase({ dataDir, databaseUrl: undefined }, log);
    lock.announce('http://127.0.0.1:1');
    const command = await openForCommand({ dataDir, databaseUrl: undefined }, log);
    await sql`insert into counted values (-1)`.execute(command.db);
    await command.close();
    expect((await sql`select n from counted where n < 0`.execute(server.db)).rows).toEqual([{ n: -1 }]);
    await server.close();
    lock.release();
  });

  it('is waited for by a command that begins while a server is still making it', async () => {
    const fresh = join(dataDir, 'fresh');
    const lock = await lockDataFolder(fresh);
    const postgres = await openEmbeddedPostgres({ dataDir: fresh, log, durable: false });
    const opening = Promise.allSettled([openForCommand({ dataDir: fresh, databaseUrl: undefined }, log)]);
    await ensureEmbeddedDatabase(postgres.address);
    lock.announce('http://127.0.0.1:1');
    const [command] = await opening;
    expect(command).toMatchObject({ status: 'fulfilled' });
    if (command.status === 'fulfilled') await command.value.close();
    await postgres.stop();
    lock.release();
  });
});

describe('a database of the operator', () => {
  it('is named without its password when it cannot be used', async () => {
    const { url, close } = await createTestDatabase();
    const missing = new URL(url);
    missing.pathname = '/nowhere';
    missing.password = 'secret';
    const attempt = openDatabase({ dataDir: '', databaseUrl: missing.href }, log);
    await expect(attempt).rejects.toThrow(/^Trellis cannot use the database of DATABASE_URL \(.*\/nowhere\): .*"nowhere" does not exist/);
    await expect(attempt).rejects.not.toThrow(/secret/);
    await close();
  });
});

describe('errors of the database', () => {
  it('tell which unique constraint a row would have broken', async () => {
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
    ['a wrong query', { code: '42601' }, false],
    ['addresses that all refuse', { errors: [{ code: 'ECONNREFUSED', syscall: 'connect' }] }, true],
    ['nothing', undefined, false],
  ])('tell %s from others', (_what, error, unavailable) => {
    expect(isDatabaseUnavailable(error)).toBe(unavailable);
  });
});
