import { CompiledQuery, sql } from 'kysely';
import type { Database } from '#core/server/db/database.ts';

/** How many rows the planner of PostgreSQL believes each growing table to have. */
const ROWS = 100_000;

/** Tables that do not grow with users and their work. */
const SETTLED: ReadonlySet<string> = new Set([
  ...['access_epoch', 'schema_migrations', 'secret_fingerprint', 'schedule_runs', 'removed_identities', 'file_removals'],
  // As many as kinds, duties or categories that administrators keep.
  ...['admin_groups', 'admin_group_members', 'master_access', 'master_kinds', 'job_categories', 'master_typed_texts'],
  // The places of the world, which are data of the product.
  ...['places', 'place_names', 'place_data'],
]);

/** A step of a plan, as `explain (format json)` tells it. */
interface Step {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly 'Plan Rows': number;
  readonly Plans?: readonly Step[];
}

/** Keeps the statistics of all tables as they are. Those that PostgreSQL takes in the background, at any moment, would change plans. */
export async function keepStatistics(db: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(db);
  for (const { name } of rows) await sql`alter table ${sql.id(name)} set (autovacuum_enabled = off)`.execute(db);
}

/** A statement with the values of one run. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
  /** Whether PostgreSQL may keep one plan of it for all values. */
  readonly isNamed: boolean;
}

/**
 * What of the plans of statements grows with a table: `reads all of users`, `sorts many rows of users`. The planner believes
 * that tables with a row have {@link ROWS}, and reads a whole table only where no index has the rows.
 */
export async function growthOf(db: Database, statements: readonly Statement[]): Promise<ReadonlySet<string>> {
  const growth = new Set<string>();
  await db
    .transaction()
    .execute(async (own) => {
      for (const setting of SETTINGS) await sql`set local ${sql.raw(setting)}`.execute(own);
      await sql`
        update pg_class set reltuples = ${ROWS}, relpages = greatest(1, pg_relation_size(oid) / current_setting('block_size')::int)
        where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> all(${[...SETTLED]}::text[])`.execute(own);
      const partial = await partialIndexes(own);
      for (const statement of statements) {
        for (const plan of await plansOf(own, statement)) for (const each of growing(plan, partial)) growth.add(each);
      }
      throw new Undone();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error;
    });
  return growth;
}

// What is read must decide, because the tables of the test take one page: rows are dear, and joins read the rows that they need.
const SETTINGS = [
  'enable_seqscan = off',
  'enable_hashjoin = off',
  'enable_mergejoin = off',
  'cpu_tuple_cost = 1',
  'cpu_index_tuple_cost = 1',
];

/** Takes the pretended numbers back. */
class Undone extends Error {}

/** The plan for the given values, and the one that PostgreSQL may keep for all values. */
async function plansOf(db: Pick<Database, 'executeQuery'>, { text, values, isNamed }: Statement): Promise<readonly Step[]> {
  const plan = await planOf(db, text, values);
  if (!isNamed) return [plan];
  const run = async (command: string): Promise<unknown> => db.executeQuery(CompiledQuery.raw(command));
  await run('set local plan_cache_mode = force_generic_plan');
  await run(`prepare kept as ${text}`);
  const kept = await planOf(db, `execute kept${values.length > 0 ? `(${values.map(() => 'null').join(', ')})` : ''}`, []);
  await run('deallocate kept');
  await run('set local plan_cache_mode = auto');
  return [plan, kept];
}

async function planOf(db: Pick<Database, 'executeQuery'>, text: string, values: readonly unknown[]): Promise<Step> {
  const { rows } = await db.executeQuery(CompiledQuery.raw(`explain (format json) ${text}`, [...values]));
  return (rows as { 'QUERY PLAN': [{ Plan: Step }] }[])[0]?.['QUERY PLAN'][0].Plan ?? { 'Node Type': 'Nothing', 'Plan Rows': 0 };
}

async function partialIndexes(db: Database): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_index join pg_class on pg_class.oid = indexrelid where indpred is not null`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

const MOST_SORTED = 10_000;

function growing(step: Step, partial: ReadonlySet<string>, isLimited = false): string[] {
  const { 'Node Type': type, 'Relation Name': table, 'Index Name': index = '', 'Index Cond': condition, Plans: below = [] } = step;
  const isLarge = table !== undefined && !SETTLED.has(table);
  // A partial index has only the rows that some work still waits for.
  const isWhole = type === 'Seq Scan' || (type.startsWith('Index') && condition === undefined && !partial.has(index) && !isLimited);
  const sorts = type === 'Sort' && below.some((each) => each['Plan Rows'] > MOST_SORTED);
  return [
    ...(isLarge && isWhole ? [`reads all of ${table}`] : []),
    ...(sorts ? [`sorts many rows of ${tablesIn(below).join(', ')}`] : []),
    // An ordered index is read only as far as the limit needs, unless something below needs all rows.
    ...below.flatMap((each) => growing(each, partial, type === 'Limit' || (isLimited && !NEEDS_ALL.has(type)))),
  ];
}

const NEEDS_ALL: ReadonlySet<string> = new Set(['Sort', 'Aggregate', 'Hash', 'WindowAgg', 'HashAggregate', 'Materialize']);

function tablesIn(steps: readonly Step[]): string[] {
  const tables = steps.flatMap((step) => [step['Relation Name'] ?? [], tablesIn(step.Plans ?? [])].flat());
  return [...new Set(tables)].sort();
}
