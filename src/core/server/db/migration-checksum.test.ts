import { type Kysely, sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { checksumOf } from './migration-checksum.ts';

const of = (up: (db: Kysely<unknown>) => Promise<unknown>): Promise<string | undefined> =>
  checksumOf({ id: 'garden/0001-beds', up: async (db) => void (await up(db)), down: async () => undefined });

// A new version of Kysely may write statements differently. Then raise VERSION, or every start would report every migration as edited.
test('the checksum of a migration is the same in every release', async () => {
  const checksum = await of(async (db) => {
    await db.schema
      .createTable('beds')
      .ifNotExists()
      .addColumn('id', 'uuid', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await db.schema.createIndex('beds_name').on('beds').column('name').execute();
    await sql`insert into beds (name) values (${'rose'}), (${7})`.execute(db);
  });
  expect(checksum).toBe('1:AMu1VwlCzX8gm2knz2ZSuZ1tR2gf_65r5MrrYae5FLk');
});

test('the checksum ignores comments and layout, and includes statements and values', async () => {
  const one = await of((db) => sql`create table beds (id int)`.execute(db));
  const laidOut = of((db) => sql`\n  create table beds ( -- the beds\n id int)`.execute(db));
  expect(await laidOut).not.toBe(one);
  expect(await of((db) => sql`\n  create table beds -- the beds\n   (id int)\n`.execute(db))).toBe(one);
  expect(await of((db) => sql`create table beds (id bigint)`.execute(db))).not.toBe(one);
  const filled = (name: string) => of((db) => sql`update beds set name = ${name}`.execute(db));
  expect(await filled('rose')).toBe(await filled('rose'));
  expect(await filled('rose')).not.toBe(await filled('lily'));
});

test('statements in a transaction and on a connection of the migration are recorded too', async () => {
  const work = (db: Kysely<unknown>) => sql`create table beds (id int)`.execute(db);
  const none = await of(async () => undefined);
  expect(await of((db) => db.transaction().execute(work))).not.toBe(none);
  expect(await of((db) => db.connection().execute(work))).not.toBe(none);
});

test('a migration that finds no rows and fails has a checksum of the statements it sent', async () => {
  const failing = (end: string) =>
    of(async (db) => {
      const { rows } = await sql<{ name: string }>`select name from beds`.execute(db);
      if (rows[0] === undefined) throw new Error(end);
    });
  expect(await failing('no bed')).toBe(await failing('none'));
  expect(await failing('no bed')).toBe(await of((db) => sql`select name from beds`.execute(db)));
});

test('a migration that waits for rows for ever still has a checksum', async () => {
  const endless = of(async (db) => {
    while ((await sql`select from beds`.execute(db)).rows.length === 0);
  });
  expect(await endless).toMatch(/^1:/);
});

test('a migration that generates ids has no checksum', async () => {
  expect(await of((db) => sql`insert into beds values (${uuid()})`.execute(db))).toBeUndefined();
});
