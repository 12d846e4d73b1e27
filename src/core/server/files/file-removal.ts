import { z } from '#core/contract/schema.ts';
import type { Transaction } from '#core/contract/transaction.ts';
import { tablesIn } from '../db/transaction.ts';
import { defineWork, type JobAdder, type Work } from '../queue/work.ts';
import { type FileRow, keysOf } from './file-rows.ts';
import type { FileStorage } from './file-storage.ts';
import type { FileDatabase, FileTables } from './file-tables.ts';

interface RemovalDependencies {
  readonly db: FileDatabase;
  readonly storage: FileStorage;
  readonly queue: JobAdder;
  readonly now: () => Date;
}

const BATCH = 200;

/**
 * Deletes files: first the rows in a transaction, which also writes down the keys of the content, then the content. So a server that dies
 * in between loses no key.
 */
export class FileRemoval {
  readonly #dependencies: RemovalDependencies;

  constructor(dependencies: RemovalDependencies) {
    this.#dependencies = dependencies;
  }

  /** The background work that deletes content. */
  readonly work: Work<Record<string, never>> = defineWork({
    name: 'core.remove-files',
    schema: z.strictObject({}),
    run: () => this.removeContent(),
  });

  /** Deletes rows. Their content follows after the commit. */
  async deleteRows(transaction: Transaction, rows: readonly Pick<FileRow, 'id' | 'storage_key' | 'parts'>[]): Promise<void> {
    if (rows.length === 0) return;
    await this.deleteContent(transaction, rows);
    const ids = rows.map(({ id }) => id);
    await tablesIn<FileTables>(transaction).deleteFrom('files').where('id', 'in', ids).execute();
  }

  /** Deletes the content of files after the commit, and keeps their rows. */
  async deleteContent(transaction: Transaction, rows: readonly Pick<FileRow, 'storage_key' | 'parts'>[]): Promise<void> {
    const added_at = this.#dependencies.now();
    const keys = rows.flatMap(keysOf).map((storage_key) => ({ storage_key, added_at }));
    await tablesIn<FileTables>(transaction)
      .insertInto('file_removals')
      .values(keys)
      .onConflict((conflict) => conflict.column('storage_key').doNothing())
      .execute();
    // A job that runs already may not see these keys. The sweep takes them then.
    await this.#dependencies.queue.add(transaction, this.work, {}, { key: 'remove-files' });
  }

  /** Deletes all content that is written down, and forgets each key after its content is gone. */
  async removeContent(): Promise<void> {
    const { db, storage } = this.#dependencies;
    let last = '';
    for (;;) {
      const page = db.selectFrom('file_removals').select('storage_key').where('storage_key', '>', last);
      const rows = await page.orderBy('storage_key').limit(BATCH).execute();
      for (const { storage_key: key } of rows) {
        await storage.remove(key);
        await db.deleteFrom('file_removals').where('storage_key', '=', key).execute();
        last = key;
      }
      if (rows.length < BATCH) return;
    }
  }
}
