import { type Kysely, sql } from 'kysely';
import { testDatabase } from '#core/testing/test-database.ts';
import type { CoreTables, Database } from './database.ts';
import { type Param, prepared, preparedIn } from './prepared.ts';

type SeatTables = { seats: { row: string; number: number; price: number; sold_on: string | null } };

describe('a prepared query', () => {
  const database = testDatabase();
  beforeAll(async () => {
    await sql`create table seats (row text, number int, price int8, sold_on date)`.execute(database.db);
    await sql`insert into seats values ('A', 1, 9007199254740991, '2026-03-01'), ('A', 2, 20, null), ('B', 1, 30, null)`.execute(
      database.db,
    );
  });

  function seatsIn(db: Database) {
    const seats = db.$extendTables<SeatTables>();
    return prepared(db, (param: Param<{ row: string; least: number }>) =>
      seats
        .selectFrom('seats')
        .select(['number', 'price'])
        .where('row', '=', param('row'))
        .where('price', '>=', param('least'))
        .orderBy('number'),
    );
  }

  it('runs with other values each time', async () => {
    const find = seatsIn(database.db);
    expect(await find({ row: 'A', least: 0 })).toEqual([
      { number: 1, price: 9007199254740991 },
      { number: 2, price: 20 },
    ]);
    expect(await find({ row: 'B', least: 30 })).toEqual([{ number: 1, price: 30 }]);
    expect(await find({ row: "A' or true --", least: 0 })).toEqual([]);
  });

  it('is parsed once on a connection, and other queries are not kept', async () => {
    await database.db.connection().execute(async (connection) => {
      const find = seatsIn(connection);
      await find({ row: 'A', least: 0 });
      const before = await preparedOn(connection);
      for (let run = 0; run < 3; run += 1) await find({ row: 'A', least: run });
      expect(before).toEqual([{ statement: expect.stringContaining('from "seats"'), runs: expect.any(Number) }]);
      expect(await preparedOn(connection)).toEqual(before.map(({ statement, runs }) => ({ statement, runs: runs + 3 })));
    });
  });

  it('of a function runs in the database of each call, under one name', async () => {
    const find = preparedIn((db: Kysely<SeatTables>, param: Param<{ row: string }>) =>
      db.selectFrom('seats').select('number').where('row', '=', param('row')).where('sold_on', 'is', null),
    );
    const seats = database.db.$omitTables<keyof CoreTables>().$extendTables<SeatTables>();
    expect(await find(seats, { row: 'B' })).toEqual([{ number: 1 }]);
    await database.db.connection().execute(async (connection) => {
      for (const row of ['A', 'B']) await find(connection.$omitTables<keyof CoreTables>().$extendTables<SeatTables>(), { row });
      expect(await preparedOn(connection)).toEqual(
        expect.arrayContaining([{ statement: expect.stringContaining('"sold_on" is null'), runs: expect.any(Number) }]),
      );
    });
  });

  async function preparedOn(connection: Database): Promise<{ statement: string; runs: number }[]> {
    const query = sql<{ statement: string; runs: number }>`
      select statement, generic_plans + custom_plans as runs from pg_prepared_statements where name not like 'trellis_again_%'`;
    return (await query.execute(connection)).rows;
  }

  it('runs in a given transaction, and sees its writes', async () => {
    const find = seatsIn(database.db);
    const inside = await database.db.transaction().execute(async (trx) => {
      await sql`insert into seats values ('C', 1, 1, null)`.execute(trx);
      const rows = await find({ row: 'C', least: 0 }, trx);
      await sql`delete from seats where row = 'C'`.execute(trx);
      return rows;
    });
    expect(inside).toEqual([{ number: 1, price: 1 }]);
  });

  it('returns a day as a text, and refuses a number that would be rounded', async () => {
    const { rows } = await sql`select sold_on from seats where sold_on is not null`.execute(database.db);
    expect(rows).toEqual([{ sold_on: '2026-03-01' }]);
    await expect(sql`select 9007199254740993::int8`.execute(database.db)).rejects.toThrow('cannot hold exactly');
  });

  // The last test, because it uses up the limit of prepared queries.
  it('is one of at most 128 on a connection', async () => {
    await database.db.connection().execute(async (connection) => {
      for (let seat = 0; seat < 200; seat += 1) {
        const query = prepared(connection, (param: Param<{ row: string }>) => ({
          compile: () => sql<{ seat: number }>`select ${sql.lit(seat)}::int as seat where ${param('row')} = 'A'`.compile(connection),
        }));
        expect(await query({ row: 'A' })).toEqual([{ seat }]);
      }
      expect(await preparedOn(connection)).toHaveLength(128);
    });
  });
});
