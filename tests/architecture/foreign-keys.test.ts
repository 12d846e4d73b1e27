import { sql } from 'kysely';
import { orderPlugins } from '#core/contract/plugin-order.ts';
import { testDatabase } from '#core/testing/test-database.ts';
import { serverPlugins } from '#plugins/index.server.ts';

const database = testDatabase({ plugins: orderPlugins(serverPlugins) });

/** Names and columns of the foreign keys without a valid index of all rows that begins with their columns, in any order. */
async function withoutIndex(): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select format('%s %s', conrelid::regclass, pg_get_constraintdef(oid)) as line
    from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
      select from pg_index
      where indrelid = conrelid and indisvalid and indpred is null
        and (indkey::int2[])[0:cardinality(conkey) - 1] @> conkey
    )
    order by 1`.execute(database.db);
  return rows.map(({ line }) => line);
}

// Without such an index, PostgreSQL reads the whole table for each deleted row of the referenced table.
test('every foreign key has an index that begins with its columns', async () => {
  expect(await withoutIndex()).toEqual([]);
});

test('a foreign key without an index is found, and a partial index does not count', async () => {
  await sql`create table orders (id int, user_id uuid references users (id))`.execute(database.db);
  await sql`create index orders_by_id on orders (id, user_id)`.execute(database.db);
  await sql`create index orders_of_some on orders (user_id) where id > 7`.execute(database.db);
  expect(await withoutIndex()).toContain('orders FOREIGN KEY (user_id) REFERENCES users(id)');
  await sql`create index orders_of_user on orders (user_id, id)`.execute(database.db);
  expect(await withoutIndex()).toEqual([]);
  await sql`drop table orders`.execute(database.db);
});
