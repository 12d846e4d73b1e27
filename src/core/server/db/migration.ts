import type { Kysely } from 'kysely';

/**
 * One change of the database and its reversal. Each runs in its own transaction unless `transactional` is `false`. Both must use only `db`:
 * every start also runs `up` against a database without rows, to detect from its statements whether it was edited.
 */
export interface Migration {
  /** `<plugin>/<NNNN>-<what>`, for example `jobs/0001-create-postings`. Never changed after a release. */
  readonly id: string;
  /** The tables that the first migration of an owner creates. A database that has them already is taken over; see `takeOver`. */
  readonly tables?: readonly string[];
  /** Brings the tables of earlier versions to those of this migration before they are taken over. */
  readonly catchUp?: (db: Kysely<unknown>) => Promise<void>;
  /**
   * `false` for statements that PostgreSQL refuses in a transaction, such as `create index concurrently`. A crash can leave such a step
   * incomplete and unrecorded, and it then runs again. So `up` and `down` must reach the same result from any intermediate state.
   */
  readonly transactional?: false;
  readonly up: (db: Kysely<unknown>) => Promise<void>;
  readonly down: (db: Kysely<unknown>) => Promise<void>;
}
