import type { PartState } from '#core/client/ui/progress/ProgressPart.tsx';
import type { ImportState } from '../contract/import-run.ts';
import type { ImportRun } from '../contract/schemas.ts';

/** The steps of an import, in their order. */
export const IMPORT_STEPS = Object.freeze(['file', 'columns', 'check', 'differences', 'done'] as const);

export type ImportStep = (typeof IMPORT_STEPS)[number];

/** The steps between which a user moves while an import is checked. */
export type CheckedStep = Extract<ImportStep, 'columns' | 'check' | 'differences'>;

const STEP_OF: Readonly<Record<Exclude<ImportState, 'checked'>, ImportStep>> = {
  reading: 'file',
  failed: 'file',
  mapping: 'columns',
  checking: 'check',
  applying: 'differences',
  applied: 'done',
  undoing: 'done',
  undone: 'done',
};

/**
 * The step on screen.
 *
 * @param chosen what the user looks at while the import is checked
 */
export function stepOf(run: Pick<ImportRun, 'state'> | undefined, chosen: CheckedStep): ImportStep {
  if (run === undefined) return 'file';
  return run.state === 'checked' ? chosen : STEP_OF[run.state];
}

/** The sign of a step on the rail. */
export function cellOf(step: ImportStep, current: ImportStep, state: ImportState | undefined): PartState {
  const distance = IMPORT_STEPS.indexOf(step) - IMPORT_STEPS.indexOf(current);
  if (distance < 0) return 'leaf';
  if (distance > 0) return 'frame';
  if (state === 'failed') return 'crossed';
  return state === 'applied' ? 'leaf' : 'bud';
}

const WORKING: readonly ImportState[] = ['reading', 'checking', 'applying', 'undoing'];

/** Whether the server works on the import, or will. */
export function isWorking({ state }: Pick<ImportRun, 'state'>): boolean {
  return WORKING.includes(state);
}

const UNFINISHED: readonly ImportState[] = ['reading', 'mapping', 'checking', 'checked', 'applying', 'undoing'];

/** Whether something remains to do in the import. */
export function isUnfinished({ state }: Pick<ImportRun, 'state'>): boolean {
  return UNFINISHED.includes(state);
}

const CANCELLABLE: readonly ImportState[] = ['reading', 'mapping', 'checking', 'checked', 'applying', 'failed'];

/** Whether the import can be cancelled. Applying is one transaction, so until its end nothing is changed. */
export function isCancellable({ state }: Pick<ImportRun, 'state'>): boolean {
  return CANCELLABLE.includes(state);
}
