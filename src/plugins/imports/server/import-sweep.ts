import { inTransaction } from '#core/server/db/transaction.ts';
import type { JobAdder, Schedule, Work } from '#core/server/queue/work.ts';
import { KEPT_DAYS, ROWS_HOURS } from '../contract/import-limits.ts';
import type { ImportState } from '../contract/import-run.ts';
import { advanceLine, type ImportStep, linedPlaces, WORKING } from './import-line.ts';
import type { ImportDatabase } from './import-tables.ts';
import { deleteRows } from './row-store.ts';

interface SweepDependencies {
  readonly db: ImportDatabase;
  readonly queue: JobAdder;
  readonly work: Work<ImportStep>;
  readonly now: () => Date;
}

/** Imports whose rows are deleted at once. */
const BATCH = 10;

/** States in which an import waits for its user. */
const UNFINISHED = ['mapping', 'checked'] as const satisfies readonly ImportState[];

/** States after which nothing can be done with the rows, once an undo is too late. */
const OVER = ['applied', 'undone', 'failed'] as const satisfies readonly ImportState[];

/** Deletes cancelled and old imports and rows that are needed no more, and gives lines a job that lost theirs, for example by deleted jobs. */
export function importSweep({ db, queue, work, now }: SweepDependencies): Schedule {
  const hoursAgo = (hours: number): Date => new Date(now().getTime() - hours * 3_600_000);
  const deleteSome = async (): Promise<number> => {
    const over = db
      .selectFrom('imports')
      .select('id')
      .where(({ or, and, eb }) =>
        or([
          eb('state', '=', 'cancelled'),
          and([eb('state', 'in', UNFINISHED), eb('step_at', '<', hoursAgo(ROWS_HOURS))]),
          // The command was killed.
          and([eb('operator_run', 'is not', null), eb('state', 'in', WORKING), eb('step_at', '<', hoursAgo(ROWS_HOURS))]),
          and([eb('state', 'not in', WORKING), eb('created_at', '<', hoursAgo(24 * KEPT_DAYS))]),
        ]),
      )
      .limit(BATCH);
    const { numDeletedRows } = await db.deleteFrom('imports').where('id', 'in', over).executeTakeFirst();
    return Number(numDeletedRows);
  };
  /** Deletes the rows of an import that can no longer be undone. Its counts stay in the list. */
  const deleteRowsOfOne = async (): Promise<boolean> => {
    const over = await db
      .selectFrom('imports')
      .select('id')
      .where('state', 'in', OVER)
      .where('step_at', '<', hoursAgo(ROWS_HOURS))
      .where(({ or, eb }) => or([eb('cells_bytes', '>', 0), eb('results_bytes', '>', 0)]))
      .limit(1)
      .executeTakeFirst();
    if (over !== undefined) await inTransaction(db, (own) => deleteRows(own, over.id));
    return over !== undefined;
  };
  return {
    name: 'imports.sweep-imports',
    cron: '*/10 * * * *',
    run: async ({ signal }) => {
      for (const place of await linedPlaces(db)) {
        await inTransaction(db, (_own, transaction) => advanceLine(transaction, place, { queue, work }));
      }
      while ((await deleteSome()) === BATCH) signal.throwIfAborted();
      while (await deleteRowsOfOne()) signal.throwIfAborted();
    },
  };
}
