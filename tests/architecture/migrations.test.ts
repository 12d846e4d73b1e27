import { sql } from 'kysely';
import { orderPlugins } from '#core/contract/plugin-order.ts';
import { listMigrations } from '#core/server/db/migration-list.ts';
import { migrateDown, migrateUp } from '#core/server/db/migrator.ts';
import { testDatabase } from '#core/testing/test-database.ts';
import { serverPlugins } from '#plugins/index.server.ts';

const plugins = orderPlugins(serverPlugins);
const ids = listMigrations(plugins).map(({ id }) => id);

const database = testDatabase({ plugins });

/** The schema that the migrations create, one line for each column, index, constraint, trigger and function. */
async function shape(): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select format('column %s.%s %s %s %s', table_name, column_name, data_type, is_nullable, column_default) as line
      from information_schema.columns where table_schema = 'public'
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select format('constraint %s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
      from pg_constraint where connamespace = 'public'::regnamespace
    union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all select pg_get_functiondef(pg_proc.oid) from pg_proc
      where pronamespace = 'public'::regnamespace and prokind = 'f'
        and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
    order by line`.execute(database.db);
  return rows.map((row) => row.line);
}

test('every migration can be rolled back and applied again, one after another, with the same schema', async () => {
  const shapes = [await shape()];
  for (const at of ids.keys()) {
    const below = ids[ids.length - 2 - at];
    expect(await migrateDown(database.db, plugins, below)).toEqual([ids[ids.length - 1 - at]]);
    shapes.push(await shape());
  }
  // Only the table of applied migrations is left.
  expect(shapes.at(-1)?.filter((line) => !line.includes('schema_migrations'))).toEqual([]);
  expect(await migrateUp(database.db, plugins)).toEqual(ids);
  expect(await shape()).toEqual(shapes[0]);
});
