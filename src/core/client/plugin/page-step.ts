import type { Newable } from '../di/injection.ts';

/** The wizards, by the role that they are for (specification section 7). */
export type WizardName = 'candidate' | 'employer';

/** The state of a step. The address tells which step is open. */
export type StepState = 'empty' | 'begun' | 'done' | 'skipped' | 'failed';

/** How far the user is with a step: a store of the plugin that adds the step. */
export interface StepProgress {
  readonly state: StepState;
  /** The step's weight in the total; 1 when absent. */
  readonly weight?: number;
  /** The share of the step that is done, 0 to 1. When absent, 1 for `done`, 0.5 for `begun`, and 0 for the other states. */
  readonly share?: number;
  /** Loads the data for the state. Never rejects: a failed load gives the state `failed`. */
  load(): Promise<void>;
  /** Stores that the user skipped the step. Only for optional steps. */
  skip?(): Promise<void>;
}

/** The step of a wizard that a page is. The frame shows the steps whose page the user may open, in order. */
export interface PageStep {
  readonly wizard: WizardName;
  /** Smaller comes first. Use steps of ten. */
  readonly order: number;
  /** Key of the step's name, with its namespace: `candidate:wizard.about`. */
  readonly title: string;
  /** Whether the user may skip the step. */
  readonly isOptional: boolean;
  /** Loaded with the frame. */
  readonly progress: () => Promise<{ readonly Progress: Newable<StepProgress> }>;
}
