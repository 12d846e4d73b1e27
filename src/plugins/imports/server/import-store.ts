import { sql } from 'kysely';
import type { Transaction } from '#core/contract/transaction.ts';
import { inTransaction, tablesIn } from '#core/server/db/transaction.ts';
import type { JobAdder, Work } from '#core/server/queue/work.ts';
import type { ImportState } from '../contract/import-run.ts';
import { advanceLine, type ImportStep } from './import-line.ts';
import type { ImportDatabase, ImportTables, StoredImport } from './import-tables.ts';

/** Thrown when an import was cancelled or has begun another step, so that its work is no longer wanted. */
export class StepOver extends Error {
  constructor() {
    super('The import is at another step');
    this.name = 'StepOver';
  }
}

/** The columns that lists need. */
export const LISTED = [
  'id',
  'target',
  'place',
  'user_id',
  'operator_run',
  'file_name',
  'state',
  'version',
  'begun',
  'step_at',
  'rows',
  'done',
  'total',
  'counts',
  'is_checked_anew',
  'failure',
  'created_at',
  'applied_at',
  'undo_until',
  'undo',
  'cells_bytes',
  'results_bytes',
] as const;

/** All columns but the file and the faults. */
export const STORED = [...LISTED, 'columns', 'layout', 'choice', 'mapping'] as const;

/** What a step changes besides the state. */
export type StepChange = Partial<
  Pick<StoredImport, 'columns' | 'layout' | 'choice' | 'rows' | 'mapping' | 'counts' | 'is_checked_anew' | 'failure' | 'undo'> &
    Pick<StoredImport, 'done' | 'total' | 'applied_at' | 'undo_until' | 'cells_bytes' | 'results_bytes'>
> & { readonly content?: null };

/** Where an import must be to be moved. */
export interface ExpectedStep extends ImportStep {
  readonly states: readonly ImportState[];
}

interface StoreDependencies {
  readonly db: ImportDatabase;
  readonly queue: JobAdder;
  readonly work: Work<ImportStep>;
  readonly now: () => Date;
}

/** The states of imports. Each change of a state raises the version and moves the line of the place on. */
export class ImportStore {
  readonly #dependencies: StoreDependencies;

  constructor(dependencies: StoreDependencies) {
    this.#dependencies = dependencies;
  }

  /** The import at this step, whose work begins; `undefined` when it is at another one. */
  async begin({ id, version }: ImportStep): Promise<StoredImport | undefined> {
    return this.#dependencies.db
      .updateTable('imports')
      .set({ begun: version })
      .where('id', '=', id)
      .where('version', '=', version)
      .returning(STORED)
      .executeTakeFirst();
  }

  /**
   * Moves an import to a state in the transaction.
   *
   * @throws StepOver when it is not there
   */
  async move(transaction: Transaction, from: ExpectedStep, to: ImportState | 'cancelled', change: StepChange = {}): Promise<void> {
    const moved = await tablesIn<ImportTables>(transaction)
      .updateTable('imports')
      .set({ ...stored(change), state: to, version: from.version + 1, step_at: this.#dependencies.now() })
      .where('id', '=', from.id)
      .where('version', '=', from.version)
      .where('state', 'in', from.states)
      .returning(['target', 'place'])
      .executeTakeFirst();
    if (moved === undefined) throw new StepOver();
    await advanceLine(transaction, moved, this.#dependencies);
  }

  /** {@link move} in a transaction of its own. */
  async moveNow(from: ExpectedStep, to: ImportState | 'cancelled', change?: StepChange): Promise<void> {
    await inTransaction(this.#dependencies.db, (_own, transaction) => this.move(transaction, from, to, change));
  }

  /** Reports how many rows are done. @throws StepOver */
  async report({ id, version }: ImportStep, done: number, total: number): Promise<void> {
    const { numUpdatedRows } = await this.#dependencies.db
      .updateTable('imports')
      .set({ done, total })
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new StepOver();
  }

  /**
   * Writes rows of an import in a transaction, as long as the step is wanted. It does not wait for the disk: a step that breaks off is
   * repeated, and the transaction that ends the step makes the rows durable with itself.
   *
   * @throws StepOver
   */
  async write(step: ImportStep, act: (own: ImportDatabase) => Promise<void>): Promise<void> {
    await inTransaction(this.#dependencies.db, async (own) => {
      // A new step of the import waits until these rows are written.
      const { rows } = await sql`
        select set_config('synchronous_commit', 'off', true) from imports
        where id = ${step.id} and version = ${step.version} for no key update`.execute(own);
      if (rows.length === 0) throw new StepOver();
      await act(own);
    });
  }
}

const JSON_COLUMNS = ['columns', 'layout', 'choice', 'mapping', 'counts', 'failure', 'undo'] as const;

function stored(change: StepChange): Record<string, unknown> {
  const json = JSON_COLUMNS.flatMap((column) => (change[column] == null ? [] : [[column, JSON.stringify(change[column])] as const]));
  return { ...change, ...Object.fromEntries(json) };
}

/** Milliseconds between two reports of a step. A page asks less often. */
const PAUSE_MS = 300;

/** Reports how many rows of the step are done. Not every report is written. @throws StepOver from the result, when a report is written */
export function progressOf(store: Pick<ImportStore, 'report'>, step: ImportStep): (done: number, total: number) => Promise<void> {
  let last = Number.NEGATIVE_INFINITY;
  return async (done, total) => {
    if (performance.now() - last < PAUSE_MS) return;
    await store.report(step, done, total);
    last = performance.now();
  };
}
