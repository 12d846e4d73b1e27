import { type Compilable, type CompiledQuery, type Kysely, type RawBuilder, sql } from 'kysely';
import { prepareText } from './statement-names.ts';

/** Places a parameter in a query that is built once. Its value is given at each run. */
export type Param<Values> = <Name extends keyof Values>(name: Name) => RawBuilder<Values[Name]>;

/** Runs queries: the database or a transaction. */
export type Executor = Pick<Kysely<unknown>, 'executeQuery'>;

/** A query that is built and compiled once. Runs on its database, or in a given transaction. */
export type Prepared<Values, Row> = (values: Values, within?: Executor) => Promise<Row[]>;

/** Holds the place of a value until the query runs. */
class Placeholder {
  readonly name: PropertyKey;

  constructor(name: PropertyKey) {
    this.name = name;
  }
}

/**
 * Prepares a query for a hot path: Kysely builds and compiles it once, and PostgreSQL parses it once on each connection.
 * After a few runs PostgreSQL may also keep the plan, so use it for queries whose best plan is the same for all values.
 * Queries beyond the first 128 are parsed at each run. Do not prepare every query that requests can form.
 *
 * @example
 * const findPosting = prepared(db, (param: Param<{ id: string }>) => db.selectFrom('postings').selectAll().where('id', '=', param('id')));
 * const [posting] = await findPosting({ id });
 */
export function prepared<Values extends object, Row>(
  db: Executor,
  build: (param: Param<Values>) => Compilable<Row>,
): Prepared<Values, Row> {
  const query = build((name) => sql`${new Placeholder(name)}`).compile();
  prepareText(query.sql);
  return async (values, within = db) => {
    const { rows } = await within.executeQuery(withValues(query, values));
    return rows;
  };
}

/**
 * Prepares a query of a function that gets its database or transaction with each call. It is built and compiled at the first call.
 *
 * @example
 * const findPosting = preparedIn((db: JobsDatabase, param: Param<{ id: string }>) => db.selectFrom('postings').selectAll().where('id', '=', param('id')));
 * const [posting] = await findPosting(db, { id });
 */
export function preparedIn<Db extends Executor, Values extends object, Row>(
  build: (db: Db, param: Param<Values>) => Compilable<Row>,
): (db: Db, values: Values) => Promise<Row[]> {
  let run: Prepared<Values, Row> | undefined;
  return (db, values) => {
    run ??= prepared(db, (param: Param<Values>) => build(db, param));
    return run(values, db);
  };
}

function withValues<Row>(query: CompiledQuery<Row>, values: object): CompiledQuery<Row> {
  const parameters = query.parameters.map((value) => (value instanceof Placeholder ? Reflect.get(values, value.name) : value));
  return { ...query, parameters };
}

/**
 * Runs a query that is built for each run, and prepares it all the same. For one of a few forms whose rows an index has in their order for
 * all values.
 */
export async function runPrepared<Row>(db: Executor, query: Compilable<Row>): Promise<Row[]> {
  const compiled = query.compile();
  prepareText(compiled.sql);
  return (await db.executeQuery(compiled)).rows;
}
