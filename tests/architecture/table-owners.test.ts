import { sql } from 'kysely';
import type { PluginIdentity } from '#core/contract/plugin-order.ts';
import { orderPlugins } from '#core/contract/plugin-order.ts';
import { migrateUp } from '#core/server/db/migrator.ts';
import { testDatabase } from '#core/testing/test-database.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { typescriptBelow } from './support/project.ts';
import { tablesNamedIn } from './support/sql-tables.ts';

const plugins = orderPlugins(serverPlugins);

const database = testDatabase();
/** The plugin whose migrations create a table, or `core`. */
type Owners = ReadonlyMap<string, string>;

const owners = new Map<string, string>();

beforeAll(async () => {
  await claimNewTables('core');
  for (const [at, { id }] of plugins.entries()) {
    await migrateUp(database.db, plugins.slice(0, at + 1));
    await claimNewTables(id);
  }
});

async function claimNewTables(owner: string): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')`.execute(
    database.db,
  );
  for (const { name } of rows) if (!owners.has(name)) owners.set(name, owner);
}

interface ForeignKey {
  readonly from: string;
  readonly to: string;
}

async function foreignKeys(): Promise<ForeignKey[]> {
  const { rows } = await sql<ForeignKey>`
    select conrelid::regclass::text as "from", confrelid::regclass::text as "to"
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`.execute(database.db);
  return rows;
}

/** Foreign keys may reference tables of the core, of the plugin itself and of the plugins that it requires. */
function forbiddenKeys(keys: readonly ForeignKey[], ownerOf: Owners, known: readonly PluginIdentity[]): string[] {
  return keys.flatMap(({ from, to }) => {
    const [plugin, other] = [ownerOf.get(from), ownerOf.get(to)];
    const requires = known.find(({ id }) => id === plugin)?.requires ?? [];
    if (other === undefined || ['core', plugin, ...requires].includes(other)) return [];
    return [`"${from}" of plugin "${plugin}" references "${to}" of plugin "${other}", which it does not require`];
  });
}

interface Mentioned {
  readonly text?: string;
  /** Tables of other plugins that the plugin may read. */
  readonly readable?: ReadonlySet<string>;
}

/** The tables that a plugin's contract describes in a type whose name ends in `Tables`: plugins that require it may read them. */
function readableOf({ requires = [] }: Partial<PluginIdentity>, ownerOf: Owners): ReadonlySet<string> {
  const named = requires.flatMap((other) => {
    const own = new Set([...ownerOf].flatMap(([table, owner]) => (owner === other ? [table] : [])));
    return typescriptBelow(`src/plugins/${other}/contract`, { tests: false }).flatMap((path) => tablesNamedIn(path, own));
  });
  return new Set(named.map(({ table }) => table));
}

/** The places where the code of a plugin names a table of another plugin, apart from those that read a readable one. */
function forbiddenMentions(plugin: string, ownerOf: Owners, path: string, { text, readable }: Mentioned = {}): string[] {
  const foreign = new Set([...ownerOf].flatMap(([table, owner]) => (owner === plugin || owner === 'core' ? [] : [table])));
  const found = tablesNamedIn(path, foreign, text).filter(({ table, isWritten }) => isWritten || readable?.has(table) !== true);
  return found.map(({ table, line }) => `${path}:${line} of plugin "${plugin}" names table "${table}" of plugin "${ownerOf.get(table)}"`);
}

test('every table has an owner', () => {
  expect(owners.get('users')).toBe('core');
  expect(new Set(owners.values()).size).toBeGreaterThan(1);
});

test('a foreign key references a table of the core, of the same plugin or of a required one', async () => {
  const keys = await foreignKeys();
  expect(keys.length).toBeGreaterThan(0);
  expect(forbiddenKeys(keys, owners, plugins)).toEqual([]);
});

// Migrations are skipped: their references are visible in the database, and released migrations never change.
test.each(plugins)(
  'the plugin $id names no table of another plugin, and only reads what the contract of a required one describes',
  (plugin) => {
    const { id } = plugin;
    const readable = readableOf(plugin, owners);
    const files = typescriptBelow(`src/plugins/${id}/server`, { tests: false }).filter((path) => !/\/(migrations|testing)\//.test(path));
    expect(files.flatMap((path) => forbiddenMentions(id, owners, path, { readable }))).toEqual([]);
  },
);

test('only the queue names its tables', () => {
  const tables = new Set(['queue_jobs', 'schedule_runs']);
  const files = ['src', 'scripts'].flatMap((folder) => typescriptBelow(folder, { tests: false }));
  const naming = files.filter((path) => !path.includes('/migrations/') && tablesNamedIn(path, tables).length > 0);
  expect(naming.length).toBeGreaterThan(0);
  expect(naming.filter((path) => !path.startsWith('src/core/server/queue/'))).toEqual([]);
});

describe('With a garden and a shed,', () => {
  const two: Owners = new Map([
    ['users', 'core'],
    ['garden_beds', 'garden'],
    ['shed_tools', 'shed'],
    ['shed_shelves', 'shed'],
  ]);
  const path = 'src/plugins/shed/server/tools.ts';

  test('a foreign key to a plugin that is not required is reported with both names', () => {
    const keys = [
      { from: 'shed_tools', to: 'garden_beds' },
      { from: 'shed_tools', to: 'shed_shelves' },
      { from: 'shed_tools', to: 'users' },
    ];
    expect(forbiddenKeys(keys, two, [{ id: 'shed', requires: ['account'] }])).toEqual([
      '"shed_tools" of plugin "shed" references "garden_beds" of plugin "garden", which it does not require',
    ]);
    expect(forbiddenKeys(keys, two, [{ id: 'shed', requires: ['garden'] }])).toEqual([]);
  });

  test.each([
    "db.selectFrom('garden_beds as b').selectAll()",
    "db.insertInto('garden_beds').values(row)",
    "db.updateTable('garden_beds').set(row)",
    "db.deleteFrom('garden_beds')",
    "db.selectFrom('shed_tools').leftJoin('garden_beds', 'garden_beds.id', 'shed_tools.bed_id')",
    "db.selectFrom(['shed_tools', 'garden_beds'])",
    'sql`select * from garden_beds where id = VALUE`.execute(db)',
    'sql<Row>`select name from shed_tools, Garden_Beds b`',
    'sql`update "garden_beds" set name = VALUE`',
    "sql.table('garden_beds')",
    'interface ShedTables { garden_beds: BedsTable }',
    'type ShedTables = { garden_beds: BedsTable };',
  ])('a table of the garden is found in the shed in %s', (text) => {
    const code = text.replace('VALUE', ['$', '{id}'].join(''));
    expect(forbiddenMentions('shed', two, path, { text: `\n${code}` })).toEqual([
      'src/plugins/shed/server/tools.ts:2 of plugin "shed" names table "garden_beds" of plugin "garden"',
    ]);
  });

  test.each([
    "db.selectFrom('shed_tools as garden_beds')",
    "db.selectFrom('users')",
    'sql`select shed_tools.garden_beds as garden_beds from shed_tools -- garden_beds`',
    "sql`select 'garden_beds' from shed_tools`",
    "handlers.get('garden_beds')",
    'interface Page { garden_beds: Bed[] }',
  ])('no table is found in %s', (text) => {
    expect(forbiddenMentions('shed', two, path, { text })).toEqual([]);
  });

  test.each([
    "db.insertInto('garden_beds').values(row)",
    "db.updateTable('garden_beds').set(row)",
    "db.deleteFrom('garden_beds')",
    'sql`insert into garden_beds (id) select id from shed_tools`',
    'sql`update only "garden_beds" set name = 1`',
    'sql`with gone as (delete from garden_beds returning id) select * from gone`',
    'sql`truncate garden_beds`',
  ])('the shed may read the beds, and %s is found', (text) => {
    const readable = new Set(['garden_beds']);
    expect(forbiddenMentions('shed', two, path, { text, readable })).toHaveLength(1);
    expect(forbiddenMentions('shed', two, path, { text: "db.selectFrom('garden_beds')", readable })).toEqual([]);
    expect(forbiddenMentions('shed', two, path, { text: 'sql`select * from garden_beds`', readable })).toEqual([]);
  });
});
