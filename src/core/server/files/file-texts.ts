import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { FILE_KINDS, type FileKind, kindOfType } from '#core/contract/files/file-kind.ts';
import { z } from '#core/contract/schema.ts';
import type { Transaction } from '#core/contract/transaction.ts';
import { inTransaction } from '../db/transaction.ts';
import { UploadFolder } from '../http/files/upload-folder.ts';
import { defineWork, type JobAdder, type RunningJob, type Schedule, type Work } from '../queue/work.ts';
import type { InspectedKind } from './checks/documents/inspector-command.ts';
import { eachWaiting } from './each-waiting.ts';
import type { FilePurposeRules, FileUseRules } from './file-purposes.ts';
import { type FileRow, mainKey } from './file-rows.ts';
import type { FileStorage } from './file-storage.ts';
import type { FileDatabase } from './file-tables.ts';

interface TextDependencies {
  readonly db: FileDatabase;
  readonly storage: FileStorage;
  readonly queue: JobAdder;
  readonly dataDir: string;
  readonly rulesOf: (purpose: string) => FilePurposeRules | undefined;
  readonly rulesOfUse: (use: string) => FileUseRules | undefined;
}

/** Reads the texts of documents after their upload, one after another. Plugins learn of each text in the transaction that stores it. */
export class FileTexts {
  readonly #dependencies: TextDependencies;

  constructor(dependencies: TextDependencies) {
    this.#dependencies = dependencies;
  }

  readonly work: Work<Record<string, never>> = defineWork({
    name: 'core.read-texts',
    schema: z.strictObject({}),
    run: (_data, job) => this.#readAll(job),
  });

  /** Takes files that a job missed, and those that waited for the virus scanner. */
  readonly schedule: Schedule = { name: 'core.read-waiting-texts', cron: '* * * * *', run: (job) => this.#readAll(job) };

  /** Adds a job that reads all waiting texts. */
  async addLater(transaction: Transaction): Promise<void> {
    await this.#dependencies.queue.add(transaction, this.work, {}, { key: 'read-texts' });
  }

  #readAll(job: RunningJob): Promise<void> {
    return eachWaiting(job, {
      nextAfter: (id) => this.#nextAfter(id),
      work: (row) => this.#read(row),
      failed: 'The text of a file was not read. It is tried again.',
    });
  }

  #nextAfter(id: string): Promise<FileRow | undefined> {
    const due = this.#dependencies.db.selectFrom('files').selectAll().where('text_due', '=', true).where('state', '=', 'ready');
    return (id === '' ? due : due.where('id', '>', id)).orderBy('id').limit(1).executeTakeFirst();
  }

  async #read(row: FileRow): Promise<void> {
    const rules = this.#dependencies.rulesOf(row.purpose);
    const kind = kindOfType(row.media_type);
    // Stored documents of purposes without texts are marked once, by an upgrade.
    const text = rules?.purpose.hasText && isDocument(kind) ? await this.#textIn(row, kind) : undefined;
    await inTransaction(this.#dependencies.db, async (own, transaction) => {
      const { numUpdatedRows } = await own
        .updateTable('files')
        .set({ text_due: false })
        .where('id', '=', row.id)
        .where('text_due', '=', true)
        .executeTakeFirst();
      // Read by another server, or deleted meanwhile.
      if (numUpdatedRows === 0n || text === undefined) return;
      await own.insertInto('file_texts').values({ file_id: row.id, text }).execute();
      const uses = await own.selectFrom('file_uses').select(['use', 'use_id']).where('file_id', '=', row.id).orderBy('use_id').execute();
      for (const { use, use_id } of uses) await this.#dependencies.rulesOfUse(use)?.textRead?.(transaction, use_id);
    });
  }

  async #textIn(row: FileRow, kind: InspectedKind): Promise<string> {
    const { storage, dataDir } = this.#dependencies;
    const path = await new UploadFolder(dataDir).newPath();
    try {
      await pipeline(await storage.read(mainKey(row)), createWriteStream(path, { mode: 0o600 }));
      const { readText } = await import('./checks/documents/read-text.ts');
      return await readText(path, kind);
    } finally {
      await rm(path, { force: true });
    }
  }
}

/** Whether the kind is one whose text can be read. */
export function isDocument(kind: FileKind | undefined): kind is InspectedKind {
  return kind !== undefined && !FILE_KINDS[kind].isPicture;
}
