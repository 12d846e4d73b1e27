import type { ImportWriter, RevertResult } from '../contract/import-target.ts';
import type { StopSign } from '../contract/operator-imports.ts';
import type { ImportCounts, UndoCounts } from '../contract/schemas.ts';
import type { ImportStep } from './import-line.ts';
import { type ImportStore, progressOf } from './import-store.ts';
import type { ImportDatabase } from './import-tables.ts';
import { rowsToRevert, rowsToWrite, storeReverted, storeWritten } from './row-store.ts';

interface WriteDependencies {
  /** The transaction that applies or undoes the import. */
  readonly own: ImportDatabase;
  readonly writer: ImportWriter;
  /** Reports progress outside of the transaction. */
  readonly store: Pick<ImportStore, 'report'>;
  readonly signal: StopSign;
}

/**
 * Writes all rows of an import.
 *
 * @throws ApiFault conflict, StepOver
 */
export async function applyRows(
  step: ImportStep,
  { new: created, changed, hidden }: ImportCounts,
  dependencies: WriteDependencies,
): Promise<void> {
  const { own, writer, store, signal } = dependencies;
  const total = created + changed + hidden;
  const progress = progressOf(store, step);
  let done = 0;
  for await (const rows of rowsToWrite(own, step.id)) {
    const written = await writer.apply(rows);
    await storeWritten(
      own,
      step.id,
      rows.map(({ number }, index) => ({ number, written: written[index] ?? {} })),
    );
    done += rows.length;
    signal.throwIfAborted();
    await progress(done, total);
  }
  await writer.finish?.();
}

/**
 * Takes all rows of an import back.
 *
 * @throws StepOver
 */
export async function revertRows(step: ImportStep, total: number, { own, writer, store, signal }: WriteDependencies): Promise<UndoCounts> {
  const counts = { reverted: 0, hidden: 0, kept: 0 } satisfies Record<RevertResult, number>;
  const progress = progressOf(store, step);
  let done = 0;
  for await (const rows of rowsToRevert(own, step.id)) {
    const results = await writer.revert(rows);
    const reverted = rows.map(({ number }, index) => ({ number, result: results[index] ?? 'kept' }));
    for (const { result } of reverted) counts[result] += 1;
    await storeReverted(own, step.id, reverted);
    done += rows.length;
    signal.throwIfAborted();
    await progress(done, total);
  }
  await writer.finish?.();
  return counts;
}
