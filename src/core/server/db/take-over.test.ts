import { type Kysely, sql } from 'kysely';
import { freshDatabase } from '#core/testing/test-database.ts';
import { StartupError } from '../errors/startup-error.ts';
import { createTables } from './create-tables.ts';
import { appliedOf } from './migration-journal.ts';
import { migrateUp } from './migrator.ts';

const database = freshDatabase();

const garden = {
  id: 'garden',
  migrations: [
    createTables({
      id: 'garden/0001-create',
      sql: `
        create table beds (id integer primary key, name text not null check (name <> ''));
        create table plants (id integer primary key, bed_id integer references beds (id), height integer);
        create index plants_of_bed on plants (bed_id);`,
      fill: async (db) => void (await sql`insert into beds values (1, 'North')`.execute(db)),
    }),
  ],
};

/** The tables of the garden as an earlier version made them, in three steps. */
async function makeInSteps(...steps: readonly string[]): Promise<void> {
  for (const step of steps) await sql.raw(step).execute(database.db);
  await sql`insert into schema_migrations (id) values ('garden/0001-beds'), ('garden/0002-plants'), ('garden/0003-names')`.execute(
    database.db,
  );
}

const BEDS = "create table beds (name text not null, id integer primary key); insert into beds values ('South', 7)";
const NAMES = "alter table beds add constraint beds_name_check check (name <> '')";
const PLANTS =
  'create table plants (id integer primary key, bed_id integer references beds (id), height integer); create index plants_of_bed on plants (bed_id)';

describe('A database of an earlier version', () => {
  it('is taken over with its rows, and its journal gets the first migration in place of the earlier steps', async () => {
    await makeInSteps(BEDS, PLANTS, NAMES);
    expect(await migrateUp(database.db, [garden])).toEqual([]);
    expect(await appliedOf(database.db, 'garden')).toEqual(['garden/0001-create']);
    expect((await sql`select * from beds`.execute(database.db)).rows).toEqual([{ name: 'South', id: 7 }]);
    expect(await migrateUp(database.db, [garden])).toEqual([]);
  });

  it.each([
    ['a column has another type', [BEDS, PLANTS.replace('height integer', 'height bigint'), NAMES], 'plants'],
    ['a check is missing', [BEDS, PLANTS], 'beds'],
    ['an index is missing', [BEDS, PLANTS.split(';')[0] ?? '', NAMES], 'plants'],
    ['a table is missing', [BEDS, NAMES], 'plants'],
  ])('is refused when %s, and stays as it is', async (_why, steps, table) => {
    await makeInSteps(...steps);
    const start = migrateUp(database.db, [garden]);
    await expect(start).rejects.toThrow(StartupError);
    await expect(start).rejects.toThrow(
      `they differ from those of this version: ${table}. If an earlier version of Trellis made them, start the last version before this one once`,
    );
    expect(await appliedOf(database.db, 'garden')).toHaveLength(3);
    expect((await sql`select from pg_namespace where nspname = 'trellis_compared'`.execute(database.db)).rows).toEqual([]);
  });

  it('is taken over for a plugin that refers to tables of the core', async () => {
    const shed = {
      id: 'shed',
      migrations: [
        createTables({
          id: 'shed/0001-create',
          sql: 'create table tools (user_id uuid primary key references users (id) on delete cascade);',
        }),
      ],
    };
    await sql`create table tools (user_id uuid primary key references users (id) on delete cascade)`.execute(database.db);
    expect(await migrateUp(database.db, [shed])).toEqual([]);
    expect(await appliedOf(database.db, 'shed')).toEqual(['shed/0001-create']);
  });

  it('is taken over in the schema in which its tables are', async () => {
    await sql`create schema allotment`.execute(database.db);
    await sql`create schema tools`.execute(database.db);
    await sql`alter extension pg_trgm set schema tools`.execute(database.db);
    await database.db.connection().execute(async (db) => {
      // An extension is once in a database, in a schema that all can see.
      await sql`set search_path = allotment, tools`.execute(db);
      await migrateUp(db, [garden]);
      await sql`update schema_migrations set id = 'garden/0001-beds' where id = 'garden/0001-create'`.execute(db);
      expect(await migrateUp(db, [garden])).toEqual([]);
      expect(await appliedOf(db, 'garden')).toEqual(['garden/0001-create']);
    });
  });

  it('is not taken over while another session keeps a table locked, but after that', async () => {
    await makeInSteps(BEDS, PLANTS, NAMES);
    const lockBeds = async (db: Kysely<unknown>) => void (await sql`lock table beds`.execute(db));
    const locking = { id: 'garden', migrations: garden.migrations.map((first) => ({ ...first, catchUp: lockBeds })) };
    await database.db.transaction().execute(async (other) => {
      await sql`select * from beds`.execute(other);
      const start = migrateUp(database.db, [locking], { lockMs: 20, attempts: 2, pauseMs: 1 });
      await expect(start).rejects.toThrow('This version could not take the database over, because other sessions keep its tables locked.');
    });
    expect(await migrateUp(database.db, [locking])).toEqual([]);
  });

  it('keeps the steps of plugins that are not installed', async () => {
    await makeInSteps(BEDS);
    await migrateUp(database.db, []);
    expect(await appliedOf(database.db, 'garden')).toHaveLength(3);
  });
});

it('A new database gets the tables and the first rows', async () => {
  expect(await migrateUp(database.db, [garden])).toEqual(['garden/0001-create']);
  expect((await sql`select * from beds`.execute(database.db)).rows).toEqual([{ id: 1, name: 'North' }]);
});
