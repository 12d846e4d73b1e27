import { sql } from 'kysely';
import { Transaction } from '#core/contract/transaction.ts';
import { testDatabase } from '#core/testing/test-database.ts';
import { afterCommit, inTransaction, tablesIn } from './transaction.ts';

type NotesTable = { notes: { text: string } };

const database = testDatabase();
beforeAll(async () => {
  await sql`create table notes (text text not null)`.execute(database.db);
});
beforeEach(async () => {
  await sql`delete from notes`.execute(database.db);
});

const notesIn = (transaction: Transaction) => tablesIn<NotesTable>(transaction);
const write = (transaction: Transaction, text: string) => notesIn(transaction).insertInto('notes').values({ text }).execute();
const written = async (): Promise<string[]> => {
  const rows = await database.db.$extendTables<NotesTable>().selectFrom('notes').select('text').orderBy('text').execute();
  return rows.map(({ text }) => text);
};

test('writes of other code in a passed transaction are committed with it', async () => {
  const result = await inTransaction(database.db, async (own, transaction) => {
    await sql`insert into notes values ('one')`.execute(own);
    await write(transaction, 'two');
    expect(await written()).toEqual([]);
    return 'done';
  });
  expect(result).toBe('done');
  expect(await written()).toEqual(['one', 'two']);
});

test('an error rolls back the writes of other code', async () => {
  const failing = inTransaction(database.db, async (_own, transaction) => {
    await write(transaction, 'one');
    throw new Error('not today');
  });
  await expect(failing).rejects.toThrow('not today');
  expect(await written()).toEqual([]);
});

test('only an open transaction is accepted as a transaction', () => {
  class Forged extends Transaction {
    protected readonly isTransaction = true;
  }
  expect(() => notesIn(new Forged())).toThrow('Only the core opens a transaction');
  // @ts-expect-error Kysely's plain transaction exposes its tables to every plugin.
  void (() => database.db.transaction().execute((own) => write(own, 'one')));
});

test('an action after the commit runs once, and never after a rollback', async () => {
  const done: string[] = [];
  await inTransaction(database.db, async (_own, transaction) => {
    afterCommit(transaction, () => done.push('after commit'));
    done.push('in transaction');
  });
  const doomed = inTransaction(database.db, async (_own, transaction) => {
    afterCommit(transaction, () => done.push('never'));
    throw new Error('rolled back');
  });
  await expect(doomed).rejects.toThrow('rolled back');
  expect(done).toEqual(['in transaction', 'after commit']);
});
