import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { preparedName } from './prepared-texts.ts';

/** The pool as Kysely takes it, where texts that were prepared run by name. */
export function kyselyPool(pool: pg.Pool): PostgresPool {
  // Kysely knows a connection by its object, so each client keeps one.
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
    if (typeof text !== 'string') throw new TypeError('Long answers are read page by page, not through cursors.');
    const name = preparedName(text);
    const config = { text, values: [...values], ...(name === undefined ? {} : { name }) };
    // By callback: rows that come through the driver's own promise outlive several garbage collections, so that under load
    // the heap grows to three times its size. Kysely itself adds to an error where the query was asked for.
    return new Promise((resolve, reject) => {
      this.#client.query(config, (error, result) => (error ? reject(error) : resolve(result)));
    });
  }

  release(destroy?: boolean): void {
    this.#client.release(destroy);
  }
}
