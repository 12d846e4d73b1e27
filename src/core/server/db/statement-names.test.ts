import { sql } from 'kysely';
import { testDatabase } from '#core/testing/test-database.ts';
import type { Database } from './database.ts';

type LampTables = { lamps: { id: number; name: string; room: string } };

const database = testDatabase();
beforeAll(async () => {
  await sql`create table lamps (id int primary key, name text, room text)`.execute(database.db);
  await sql`insert into lamps values (1, 'Ada', 'hall'), (2, 'Bo', 'hall')`.execute(database.db);
});

/** The texts of the named statements of a connection that read lamps. */
async function named(connection: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ statement: string }>`
    select statement from pg_prepared_statements where statement like '%from "lamps"%' order by 1`.execute(connection);
  return rows.map(({ statement }) => statement);
}

const lampsOf = (db: Database) => db.$extendTables<LampTables>().selectFrom('lamps');

test('a statement is named at its second run, and has the values of each run', async () => {
  await database.db.connection().execute(async (db) => {
    const find = (id: number) => lampsOf(db).select('name').where('id', '=', id).execute();
    expect(await find(1)).toEqual([{ name: 'Ada' }]);
    expect(await named(db)).toEqual([]);
    expect(await find(2)).toEqual([{ name: 'Bo' }]);
    expect(await find(3)).toEqual([]);
    expect(await named(db)).toEqual([expect.stringContaining('"id" = $1')]);
  });
});

test('a statement whose plan depends on its values is not named', async () => {
  await database.db.connection().execute(async (db) => {
    const before = await named(db);
    for (let run = 0; run < 3; run += 1) {
      await lampsOf(db).select('id').where('name', 'ilike', 'a%').execute();
      await lampsOf(db).select('id').where('id', '>', run).execute();
      await lampsOf(db).select('id').where('id', 'in', [1, 2]).execute();
      await lampsOf(db).select('id').where('room', '=', 'hall').orderBy('name').limit(1).execute();
    }
    expect(await named(db)).toEqual(before);
  });
});

test('a statement of a transaction is not named, and one after the transaction is', async () => {
  const statement = (db: Database) => lampsOf(db).select('room').where('id', '=', 1).execute();
  await database.db.connection().execute(async (db) => {
    const before = await named(db);
    await db.transaction().execute(async (own) => {
      for (let run = 0; run < 3; run += 1) await statement(own);
    });
    expect(await named(db)).toEqual(before);
    for (let run = 0; run < 2; run += 1) await statement(db);
    expect(await named(db)).toHaveLength(before.length + 1);
  });
});

test('a named statement runs on after a migration has changed its columns', async () => {
  await database.db.connection().execute(async (db) => {
    const find = () => lampsOf(db).selectAll().where('id', '=', 1).execute();
    for (let run = 0; run < 2; run += 1) await find();
    await sql`alter table lamps add column watts int default 7`.execute(db);
    for (let run = 0; run < 2; run += 1) expect(await find()).toEqual([{ id: 1, name: 'Ada', room: 'hall', watts: 7 }]);
  });
});

test('a named statement reports an error that has nothing to do with its name', async () => {
  await database.db.connection().execute(async (db) => {
    const divide = (by: number) => sql`select 1 / ${by}::int as result from "lamps"`.execute(db);
    for (let run = 0; run < 2; run += 1) await divide(1);
    await expect(divide(0)).rejects.toThrow('division by zero');
  });
});
