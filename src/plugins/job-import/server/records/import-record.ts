import { v7 as uuidv7 } from 'uuid';
import type { ImportCounts } from '../import-postings.ts';
import type { Rejection } from '../row/read-posting.ts';
import type { ImportDatabase } from './import-tables.ts';

/** Number of rows in one statement. */
const BATCH = 500;

/** How long rejected rows are kept. The limit exists because they quote cells, which may contain personal data. */
const KEPT_MS = 90 * 24 * 3_600_000;

/** Records an import and its rejected rows in the database. */
export class ImportRecord {
  readonly id = uuidv7();
  readonly #db: ImportDatabase;
  readonly #now: () => Date;
  #position = 0;
  #waiting: Rejection[] = [];

  constructor(db: ImportDatabase, now: () => Date) {
    this.#db = db;
    this.#now = now;
  }

  /** Starts the record, and deletes records that are too old. */
  async begin(fileName: string): Promise<void> {
    const now = this.#now();
    const eldest = new Date(now.getTime() - KEPT_MS);
    await this.#db.deleteFrom('job_imports').where('started_at', '<', eldest).execute();
    await this.#db.insertInto('job_imports').values({ id: this.id, started_at: now, finished_at: null, file_name: fileName }).execute();
  }

  async add(rejection: Rejection): Promise<void> {
    this.#waiting.push(rejection);
    if (this.#waiting.length >= BATCH) await this.#save();
  }

  async finish(counts: ImportCounts): Promise<void> {
    await this.#save();
    await this.#db
      .updateTable('job_imports')
      .set({ ...counts, finished_at: this.#now() })
      .where('id', '=', this.id)
      .execute();
  }

  async #save(): Promise<void> {
    if (this.#waiting.length === 0) return;
    const rows = this.#waiting.map(({ line, column, reason }) => {
      this.#position += 1;
      return { import_id: this.id, position: this.#position, line, source_column: column, reason };
    });
    this.#waiting = [];
    await this.#db.insertInto('job_import_rejections').values(rows).execute();
  }
}
