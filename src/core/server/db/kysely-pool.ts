import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';
import { preparedName, repeatedName } from './statement-names.ts';

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

const BEGINS = /^(begin|start transaction)\b/i;
const ENDS = /^(commit|rollback(?! to))\b/i;

class PreparingClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  #isInTransaction = false;
  /** Names whose statements got other columns from a migration. */
  readonly #outdated = new Set<string>();

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query(text: string | PostgresCursor<unknown>, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new TypeError('Database cursors are not supported. Read long results page by page.');
    if (BEGINS.test(text)) this.#isInTransaction = true;
    if (ENDS.test(text)) this.#isInTransaction = false;
    const name = this.#nameOf(text);
    const sent = { text, values: [...values] };
    if (name === undefined) return this.#send(sent);
    return this.#send({ ...sent, name }).catch((error: unknown) => {
      if (!hasOtherColumns(error)) throw error;
      this.#outdated.add(name);
      if (this.#isInTransaction) throw error;
      return this.#send(sent);
    });
  }

  // The rows of a transaction may be many and new: a plan from before would be that of an empty table. And nothing of a transaction can be
  // sent again when a migration of a newer server changed its columns.
  #nameOf(text: string): string | undefined {
    const name = preparedName(text) ?? (this.#isInTransaction ? undefined : repeatedName(text));
    return name === undefined || this.#outdated.has(name) ? undefined : name;
  }

  #send(sent: pg.QueryConfig): Promise<pg.QueryResult> {
    // Uses the callback form: rows from the driver's own promise survive several garbage collections, so that the heap grows to three times
    // its size under load. Kysely itself adds the place of the query to an error.
    return new Promise((resolve, reject) => {
      void this.#client.query(sent, (error, result) => (error ? reject(error) : resolve(result)));
    });
  }

  release(destroy?: boolean): void {
    this.#client.release(destroy);
  }
}

/** PostgreSQL refuses a named statement whose columns a migration changed. Other refusals with this code have another text. */
function hasOtherColumns(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '0A000' && error.routine === 'RevalidateCachedQuery';
}
