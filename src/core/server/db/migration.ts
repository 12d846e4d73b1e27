import type { Kysely } from 'kysely';

/**
 * One change of the database and its way back. Each runs in a transaction of its own, unless it says otherwise. Both act on `db` alone:
 * every start also runs `up` against a database without rows, to tell from its statements whether it was edited.
 */
export interface Migration {
  /** `<plugin>/<NNNN>-<what>`, for example `jobs/0001-create-postings`; never changed once released. */
  readonly id: string;
  /** The id under which an earlier release applied it, when a plugin was divided: where it is recorded under that id, it is not run again. */
  readonly formerly?: string;
  /**
   * `false` for statements that PostgreSQL refuses in a transaction, such as `create index concurrently`. A crash can leave
   * such a step half done and unrecorded, and it is then run again: `up` and `down` must reach the same end from any point.
   */
  readonly transactional?: false;
  /** `true` where a library writes the statements: another version of it may write others, so they are not compared. */
  readonly isWrittenByLibrary?: true;
  readonly up: (db: Kysely<unknown>) => Promise<void>;
  readonly down: (db: Kysely<unknown>) => Promise<void>;
}
