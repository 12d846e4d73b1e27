import type { ImportStep } from './import-line.ts';
import type { ImportStore } from './import-store.ts';

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
