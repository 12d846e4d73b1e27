import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { createDividedDatabase, type DividedDatabase } from '#core/testing/divided-database.ts';
import { readConfig } from '../config/read-config.ts';
import type { ServerConfig } from '../config/server-config.ts';
import { createLogger } from '../observability/logger.ts';
import { JobStore } from '../queue/job-store.ts';
import { migrateDatabase } from './migrate-database.ts';
import { type OpenDatabase, openDatabase } from './open-database.ts';
import { inTransaction } from './transaction.ts';

const log = createLogger('silent');

let divided: DividedDatabase;
let config: ServerConfig;
let database: OpenDatabase;

beforeAll(async () => {
  divided = await createDividedDatabase();
  config = readConfig({ NODE_ENV: 'test', DATABASE_URL: divided.serverUrl, DATABASE_MIGRATION_URL: divided.ownerUrl });
  database = await openDatabase(config, log);
});
afterAll(async () => {
  await database.close();
  await divided.close();
});

const migrate = (other: Partial<ServerConfig> = {}) => migrateDatabase({ config: { ...config, ...other }, database, owners: [], log });

describe('DATABASE_MIGRATION_URL', () => {
  test('names the user who migrates, also for two servers at once', async () => {
    const [one, another] = await Promise.all([migrate(), migrate()]);
    expect([...one, ...another]).toContain('core/0001-create');
    const { rows } = await sql<{ owner: string }>`
      select distinct tableowner as owner from pg_tables where schemaname = 'public'`.execute(database.db);
    expect(rows).toEqual([{ owner: divided.owner }]);
  });

  test('lets the user of the server change rows and no table', async () => {
    const id = randomUUID();
    await database.db.insertInto('users').values({ id, identity_uid: 'one', email: 'one@example.test', name: 'One' }).execute();
    await database.db.deleteFrom('users').where('id', '=', id).execute();
    const store = new JobStore(database);
    const job = { name: 'core.work', data: {} };
    expect(await inTransaction(database.db, (_own, transaction) => store.add(transaction, job))).toBe(true);
    expect(await store.take([job.name], 1)).toMatchObject([job]);
    for (const change of ['create table more (id integer)', 'alter table users add more integer', 'drop table users', 'truncate users']) {
      await expect(sql.raw(change).execute(database.db)).rejects.toThrow(/permission denied|must be owner/);
    }
  });

  test('grants the rows of tables that appear later', async () => {
    expect(await migrate()).toEqual([]);
    await migrateDatabase({
      ...{ config, database, log },
      owners: [
        {
          id: 'garden',
          migrations: [
            {
              id: 'garden/0001-beds',
              up: (db) => db.schema.createTable('beds').addColumn('id', 'integer').execute(),
              down: (db) => db.schema.dropTable('beds').execute(),
            },
          ],
        },
      ],
    });
    await sql`insert into beds values (1)`.execute(database.db);
    expect((await sql`select id from beds`.execute(database.db)).rows).toEqual([{ id: 1 }]);
  });

  test('is not needed while no migration is pending', async () => {
    const without = { databaseMigrationUrl: undefined };
    expect(await migrate(without)).toEqual([]);
    const owners = [{ id: 'shelf', migrations: [{ id: 'shelf/0001-books', up: makeBooks, down: makeBooks }] }];
    await expect(migrateDatabase({ config: { ...config, ...without }, database, owners, log })).rejects.toThrow(
      /^The user of DATABASE_URL may not make the tables of this version\. Set DATABASE_MIGRATION_URL /,
    );
  });

  test('must name a user who may change tables', async () => {
    const owners = [{ id: 'shelf', migrations: [{ id: 'shelf/0001-books', up: makeBooks, down: makeBooks }] }];
    const served = { ...config, databaseMigrationUrl: divided.serverUrl };
    await expect(migrateDatabase({ config: served, database, owners, log })).rejects.toThrow(
      /^The user of DATABASE_MIGRATION_URL may not make the tables of this version\. It must be the owner /,
    );
  });

  test('must name the database of DATABASE_URL', async () => {
    await expect(migrate({ databaseMigrationUrl: divided.other.url })).rejects.toThrow('name different databases');
    await expect(migrate({ databaseMigrationUrl: `${divided.ownerUrl}_nowhere` })).rejects.toThrow(
      /^Trellis cannot use the database of DATABASE_MIGRATION_URL/,
    );
  });
});

async function makeBooks(db: Kysely<unknown>): Promise<void> {
  await db.schema.createTable('books').addColumn('id', 'integer').execute();
}
