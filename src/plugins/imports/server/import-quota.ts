import { sql } from 'kysely';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import { importIssue } from '../contract/issues.ts';
import type { ImportSentence } from '../contract/schemas.ts';
import type { ImportDatabase } from './import-tables.ts';

const MEGABYTE = 1024 * 1024;

/** All accounts have so many times the room of one. */
const ACCOUNTS = 10;

/** What an import takes: its file until it is read, and its rows. */
const BYTES = sql<number>`coalesce(octet_length(content), 0) + cells_bytes + results_bytes`;

/** Bytes that a step has stored so far. Results take the place of those of an earlier check. */
type StoredBytes = { readonly cells: number } | { readonly results: number };

/** Thrown when the rows of an import have no room. */
export class NoRoom extends Error {
  readonly sentence: ImportSentence;

  constructor(sentence: ImportSentence) {
    super(sentence.code);
    this.name = 'NoRoom';
    this.sentence = sentence;
  }
}

/** The room that files and rows of imports may take. Whatever is stored counts, until it is deleted. */
export class ImportQuota {
  readonly #mb: number;

  /** @param mb megabytes of one account */
  constructor(mb: number) {
    this.#mb = mb;
  }

  /**
   * Refuses a file for which the account or the site has no room. To be exact, it needs {@link lock}.
   *
   * @throws ApiFault imports.quota
   */
  async demand(db: ImportDatabase, userId: string, bytes: number): Promise<void> {
    if (await this.#isFull(db, userId, bytes)) throw new ApiFault('imports.quota');
  }

  /** Lets other transactions that take room wait for the end of this one. */
  async lock(own: ImportDatabase): Promise<void> {
    await sql`select pg_advisory_xact_lock(hashtextextended('import room', 0))`.execute(own);
  }

  /**
   * Counts what the transaction has stored. Call it last: other imports wait from here on. Imports of operators need no room.
   *
   * @throws NoRoom
   */
  async take(own: ImportDatabase, importId: string, stored: StoredBytes): Promise<void> {
    await this.lock(own);
    const { rows } = await sql<{ userId: string | null; isOperators: boolean; bytes: number }>`
      update imports set ${'cells' in stored ? sql`cells_bytes = ${stored.cells}` : sql`results_bytes = greatest(results_bytes, ${stored.results})`}
      where id = ${importId} returning user_id as "userId", operator_run is not null as "isOperators", ${BYTES} as bytes`.execute(own);
    const { userId = null, isOperators = false, bytes = 0 } = rows[0] ?? {};
    if (isOperators) return;
    if (bytes > this.#mb * MEGABYTE) throw new NoRoom(importIssue('imports.too-much-alone', { limit: this.#mb }));
    if (await this.#isFull(own, userId, 0)) throw new NoRoom(importIssue('imports.quota'));
  }

  async #isFull(db: ImportDatabase, userId: string | null, more: number): Promise<boolean> {
    const { rows } = await sql<{ account: number; site: number }>`
      select coalesce(sum(bytes) filter (where user_id = ${userId}), 0)::bigint as account, coalesce(sum(bytes), 0)::bigint as site
      from (select user_id, ${BYTES} as bytes from imports where operator_run is null) stored`.execute(db);
    const { account = 0, site = 0 } = rows[0] ?? {};
    const room = this.#mb * MEGABYTE;
    return account + more > room || site + more > ACCOUNTS * room;
  }
}
