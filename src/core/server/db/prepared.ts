import { type Compilable, type CompiledQuery, type Kysely, type RawBuilder, sql } from 'kysely';
import { prepareText } from './prepared-texts.ts';

/** Puts a value that is given later into a query that is built once. */
export type Param<Values> = <Name extends keyof Values>(name: Name) => RawBuilder<Values[Name]>;

/** Whatever runs queries: the database, or a transaction. */
export type Executor = Pick<Kysely<unknown>, 'executeQuery'>;

/** A query that is built and compiled once; runs on its database, or in a transaction that is given. */
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
 * After a few runs PostgreSQL may also keep the plan: use it for queries whose best plan is the same for all values.
 * The number of prepared queries is bounded, see {@link prepareText}: do not make one of everything that a request can ask.
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

function withValues<Row>(query: CompiledQuery<Row>, values: object): CompiledQuery<Row> {
  const parameters = query.parameters.map((value) => (value instanceof Placeholder ? Reflect.get(values, value.name) : value));
  return { ...query, parameters };
}
