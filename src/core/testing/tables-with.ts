import { sql } from 'kysely';
import type { TestServer } from './server-kit.ts';

/** The tables that hold a text anywhere in a column of texts, lists of texts, words or JSON. The text should be long, so that no other contains it. */
export async function tablesWith({ db }: Pick<TestServer, 'db'>, text: string): Promise<string[]> {
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select c.table_name as table, c.column_name as column from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
      and c.data_type in ('text', 'character varying', 'jsonb', 'json', 'ARRAY', 'tsvector', 'USER-DEFINED')
    order by 1, 2`.execute(db);
  const found = new Set<string>();
  for (const { table, column } of columns) {
    const { rows } = await sql`select from ${sql.table(table)} where strpos(${sql.ref(column)}::text, ${text}) > 0 limit 1`.execute(db);
    if (rows.length > 0) found.add(table);
  }
  return [...found];
}
