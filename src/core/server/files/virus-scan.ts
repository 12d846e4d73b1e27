import { cleanLine } from '#core/contract/clean-text.ts';
import { z } from '#core/contract/schema.ts';
import type { Transaction } from '#core/contract/transaction.ts';
import { inTransaction } from '../db/transaction.ts';
import { defineWork, type JobAdder, type RunningJob, type Schedule, type Work } from '../queue/work.ts';
import type { VirusScanner } from './clamav.ts';
import { eachWaiting } from './each-waiting.ts';
import type { FileRemoval } from './file-removal.ts';
import { type FileRow, mainKey } from './file-rows.ts';
import type { FileStorage } from './file-storage.ts';
import type { FileDatabase } from './file-tables.ts';

/** A file in which the scanner found a virus. */
export interface InfectedFile {
  readonly id: string;
  readonly name: string;
  /** The owner, or who uploaded the file of a company; `null` when the account was deleted. */
  readonly userId: string | null;
  /** `undefined` when the scanner gives no name. */
  readonly virus: string | undefined;
}

interface ScanDependencies {
  readonly db: FileDatabase;
  readonly storage: FileStorage;
  readonly queue: JobAdder;
  readonly removal: FileRemoval;
  /** Absent where files are not scanned. */
  readonly scanner: VirusScanner | undefined;
  /** Called in the transaction that removes the content. */
  readonly infected: (transaction: Transaction, file: InfectedFile) => Promise<void>;
}

/**
 * Looks for viruses in files with the state `pending`, which cannot be read. The content of an infected file is deleted; its row stays, so that the owner sees
 * the reason. While the scanner is away, files wait.
 */
export class VirusScan {
  readonly #dependencies: ScanDependencies;

  constructor(dependencies: ScanDependencies) {
    this.#dependencies = dependencies;
  }

  readonly work: Work<Record<string, never>> = defineWork({
    name: 'core.scan-files',
    schema: z.strictObject({}),
    run: (_data, job) => this.#scanAll(job),
  });

  /** Takes files that a job missed, and those that waited for the scanner. */
  readonly schedule: Schedule = { name: 'core.scan-waiting-files', cron: '* * * * *', run: (job) => this.#scanAll(job) };

  get isOn(): boolean {
    return this.#dependencies.scanner !== undefined;
  }

  /** Adds a job that scans all waiting files. */
  async addLater(transaction: Transaction): Promise<void> {
    await this.#dependencies.queue.add(transaction, this.work, {}, { key: 'scan-files' });
  }

  #scanAll(job: RunningJob): Promise<void> {
    return eachWaiting(job, {
      nextAfter: (id) => this.#nextAfter(id),
      work: (row) => this.#scan(row),
      failed: 'The virus scanner did not answer. The uploaded file waits for it.',
    });
  }

  #nextAfter(id: string): Promise<FileRow | undefined> {
    const pending = this.#dependencies.db.selectFrom('files').selectAll().where('state', '=', 'pending');
    return (id === '' ? pending : pending.where('id', '>', id)).orderBy('id').limit(1).executeTakeFirst();
  }

  async #scan(row: FileRow): Promise<void> {
    const { db, storage, removal, scanner, infected } = this.#dependencies;
    // After the scanner was taken out of the configuration, no file waits for it.
    const viruses = await scanner?.virusesIn(await storage.read(mainKey(row)));
    const isInfected = viruses !== undefined;
    await inTransaction(db, async (own, transaction) => {
      const state = isInfected ? 'infected' : 'ready';
      const room = isInfected ? { stored_bytes: 0 } : {};
      const changed = own
        .updateTable('files')
        .set({ state, ...room })
        .where('id', '=', row.id)
        .where('state', '=', 'pending');
      const { numUpdatedRows } = await changed.executeTakeFirst();
      if (!isInfected || numUpdatedRows === 0n) return;
      await removal.deleteContent(transaction, [row]);
      const userId = row.owner_kind === 'user' ? row.owner_id : row.uploaded_by;
      await infected(transaction, { id: row.id, name: row.name, userId, virus: shownName(viruses) });
    });
  }
}

// A scanner may be misled into any name.
function shownName([first = '']: readonly string[]): string | undefined {
  return cleanLine([...first].slice(0, 100).join('')) || undefined;
}
