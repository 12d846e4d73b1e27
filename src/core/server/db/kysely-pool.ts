import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { preparedName } from './prepared.ts';

/** The pool in the form of Kysely, which runs prepared texts by name. */
export function kyselyPool(pool: pg.Pool): PostgresPool {
  // Kysely identifies a connection by its object, so each client keeps one.
  const known = new WeakMap<pg.PoolClient, PreparingClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect();
      const wrapped = known.get(client) ?? new PreparingClient(client);
      known.set(client, wrapped);
      return wrapped;
    },
  };
}

class PreparingClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query(text: string | PostgresCursor<unknown>, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new TypeError('Database cursors are not supported. Read long results page by page.');
    const name = preparedName(text);
    const config = { text, values: [...values], ...(name === undefined ? {} : { name }) };
    // Uses the callback form: rows from the driver's own promise survive several garbage collections, so that the heap grows to three times
    // its size under load. Kysely itself adds the place of the query to an error.
    return new Promise((resolve, reject) => {
      this.#client.query(config, (error, result) => (error ? reject(error) : resolve(result)));
    });
  }

  release(destroy?: boolean): void {
    this.#client.release(destroy);
  }
}
