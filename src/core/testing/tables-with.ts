import { sql } from 'kysely';
import type { TestServer } from '#core/testing/server-kit.ts';

/** The tables that hold the code in a text or JSON column: as the whole text, as a part of an id such as `kind/code`, or as a JSON string. */
export async function tablesWith({ db }: Pick<TestServer, 'db'>, code: string): Promise<string[]> {
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select c.table_name as table, c.column_name as column from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type in ('text', 'character varying', 'jsonb', 'json')
    order by 1, 2`.execute(db);
  const found = new Set<string>();
  for (const { table, column } of columns) {
    const value = sql`${sql.ref(column)}::text`;
    const { rows } = await sql`
      select from ${sql.table(table)}
      where ${value} = ${code} or ${value} like ${`%/${code}`} or ${value} like ${`%"${code}"%`} limit 1`.execute(db);
    if (rows.length > 0) found.add(table);
  }
  return [...found];
}
