import type { Actor } from '#core/contract/actor.ts';
import { FILE_KINDS, kindOfType } from '#core/contract/files/file-kind.ts';
import type { PictureLink } from '#core/contract/files/schemas.ts';
import type { RecordAudit } from '../audit/audit-log.ts';
import { inTransaction } from '../db/transaction.ts';
import { ApiFault } from '../errors/api-fault.ts';
import type { FileAccess, ReadableFile } from './file-access.ts';
import { fileRead, readingOf } from './file-actions.ts';
import type { FileLinks } from './file-links.ts';
import type { StoredRow } from './file-rows.ts';
import type { FileDatabase } from './file-tables.ts';

/** A reader is recorded again for the same picture after this time. */
const RECORDED_MS = 60 * 60_000;

interface PictureDependencies {
  readonly db: FileDatabase;
  readonly access: Pick<FileAccess, 'readable'>;
  readonly links: FileLinks;
  readonly now: () => Date;
}

/** Makes the addresses of pictures in pages. Who sees pictures of others is recorded once an hour, for each person and picture. */
export class PictureLinks {
  readonly #dependencies: PictureDependencies;

  constructor(dependencies: PictureDependencies) {
    this.#dependencies = dependencies;
  }

  async of(actor: Actor, ids: readonly string[], audit: RecordAudit): Promise<PictureLink[]> {
    const seen: ReadableFile[] = [];
    for (const id of new Set(ids)) {
      const file = await this.#readable(actor, id);
      if (file !== undefined) seen.push(file);
    }
    const { userId } = actor;
    const others = seen.filter(({ isKeeper }) => !isKeeper).map(({ row }) => row);
    if (others.length > 0) await this.#record(userId, others, audit);
    return seen.map(({ row: { id } }) => ({ id, ...this.#dependencies.links.make({ fileId: id, userId, disposition: 'inline' }) }));
  }

  async #readable(actor: Actor, id: string): Promise<ReadableFile | undefined> {
    const file = await this.#dependencies.access.readable(actor, id).catch(absent);
    const kind = file && kindOfType(file.row.media_type);
    return kind !== undefined && FILE_KINDS[kind].isPicture && file?.row.state === 'ready' ? file : undefined;
  }

  #record(readerId: string, rows: readonly StoredRow[], audit: RecordAudit): Promise<void> {
    const at = this.#dependencies.now();
    return inTransaction(this.#dependencies.db, async (own, transaction) => {
      const due = await own
        .insertInto('file_readings')
        // All transactions lock the rows in this order.
        .values(rows.map(({ id }) => ({ reader_id: readerId, file_id: id, recorded_at: at })).toSorted(byFile))
        .onConflict((conflict) =>
          conflict
            .columns(['reader_id', 'file_id'])
            .doUpdateSet({ recorded_at: at })
            .where('file_readings.recorded_at', '<=', new Date(at.getTime() - RECORDED_MS)),
        )
        .returning('file_id')
        .execute();
      const recorded = new Set(due.map(({ file_id }) => file_id));
      for (const row of rows) if (recorded.has(row.id)) await audit(transaction, fileRead, readingOf(row, 'inline'));
    });
  }
}

function byFile(a: { readonly file_id: string }, b: { readonly file_id: string }): number {
  return a.file_id < b.file_id ? -1 : 1;
}

function absent(error: unknown): undefined {
  if (error instanceof ApiFault && error.code === 'not-found') return undefined;
  throw error;
}

/** Forgets when readers were recorded, where they would be recorded again anyway. */
export async function purgeReadings(db: FileDatabase, now: Date): Promise<void> {
  await db
    .deleteFrom('file_readings')
    .where('recorded_at', '<=', new Date(now.getTime() - RECORDED_MS))
    .execute();
}
