import type { Kysely } from 'kysely';

/** One change of the database and its way back. Each runs in a transaction of its own. */
export interface Migration {
  /** `<plugin>/<NNNN>-<what>`, for example `jobs/0001-create-postings`; never changed once released. */
  readonly id: string;
  readonly up: (db: Kysely<unknown>) => Promise<void>;
  readonly down: (db: Kysely<unknown>) => Promise<void>;
}
