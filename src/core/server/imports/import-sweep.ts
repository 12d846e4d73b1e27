import { KEPT_DAYS } from '#core/contract/imports/import-limits.ts';
import { inTransaction } from '../db/transaction.ts';
import type { JobAdder, Schedule, Work } from '../queue/work.ts';
import { advanceLine, type ImportStep, linedPlaces, WORKING } from './import-line.ts';
import type { ImportDatabase } from './import-tables.ts';

interface SweepParts {
  readonly db: ImportDatabase;
  readonly queue: JobAdder;
  readonly work: Work<ImportStep>;
  readonly now: () => Date;
}

/** Imports whose rows are deleted at once. */
const BATCH = 10;

/** Deletes cancelled and old imports, and gives lines a job that lost theirs, for example by deleted jobs. */
export function importSweep({ db, queue, work, now }: SweepParts): Schedule {
  const deleteSome = async (): Promise<number> => {
    const oldest = new Date(now().getTime() - KEPT_DAYS * 86_400_000);
    const over = db
      .selectFrom('imports')
      .select('id')
      .where(({ or, and, eb }) => or([eb('state', '=', 'cancelled'), and([eb('created_at', '<', oldest), eb('state', 'not in', WORKING)])]))
      .limit(BATCH);
    const { numDeletedRows } = await db.deleteFrom('imports').where('id', 'in', over).executeTakeFirst();
    return Number(numDeletedRows);
  };
  return {
    name: 'core.sweep-imports',
    cron: '*/10 * * * *',
    run: async ({ signal }) => {
      for (const place of await linedPlaces(db)) {
        await inTransaction(db, (_own, transaction) => advanceLine(transaction, place, { queue, work }));
      }
      while ((await deleteSome()) === BATCH) signal.throwIfAborted();
    },
  };
}
