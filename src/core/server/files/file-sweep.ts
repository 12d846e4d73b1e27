import { inTransaction } from '../db/transaction.ts';
import type { Schedule } from '../queue/work.ts';
import type { FileRemoval } from './file-removal.ts';
import type { FileDatabase } from './file-tables.ts';
import { purgeReadings } from './picture-links.ts';

interface SweepDependencies {
  readonly db: FileDatabase;
  readonly removal: FileRemoval;
  readonly now: () => Date;
}

// Longer than a form stays open.
const UNUSED_HOURS = 24;

// Longer than the slowest upload and its checks: a row in this state belongs to a server that died.
const STORING_MINUTES = 30;

const BATCH = 500;

/** Deletes files that nothing uses, rows of uploads that did not end, content that is still written down, and old readings. */
export function fileSweep({ db, removal, now }: SweepDependencies): Schedule {
  const ago = (minutes: number): Date => new Date(now().getTime() - minutes * 60_000);
  const sweepBatch = (): Promise<number> =>
    inTransaction(db, async (own, transaction) => {
      const rows = await own
        .selectFrom('files')
        .select(['id', 'storage_key', 'parts'])
        .where(({ or, and, eb }) =>
          or([
            eb('unused_since', '<', ago(UNUSED_HOURS * 60)),
            and([eb('state', '=', 'storing'), eb('created_at', '<', ago(STORING_MINUTES))]),
          ]),
        )
        .limit(BATCH)
        // A file that is attached at this moment is left alone.
        .forUpdate()
        .skipLocked()
        .execute();
      await removal.deleteRows(transaction, rows);
      return rows.length;
    });
  return {
    name: 'core.sweep-files',
    cron: '*/10 * * * *',
    run: async () => {
      while ((await sweepBatch()) === BATCH);
      await removal.removeContent();
      await purgeReadings(db, now());
    },
  };
}
