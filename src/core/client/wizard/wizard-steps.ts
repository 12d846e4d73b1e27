import { extensionPoint } from '#core/contract/extension-point.ts';
import type { StaticRouteRef } from '#core/contract/route-ref.ts';
import type { Newable } from '../di/injection.ts';

/** The wizards, by whom they lead (specification section 7). */
export type WizardName = 'candidate' | 'employer';

/** Where a step stands; which one is open is known from the address. */
export type StepState = 'empty' | 'begun' | 'done' | 'skipped' | 'failed';

/** How far the person is with a step: a store of the plugin that adds the step. */
export interface StepProgress {
  readonly state: StepState;
  /** How much of the whole the step is; 1 when absent. */
  readonly weight?: number;
  /** Asks for what the state follows from. Never rejects: what did not load is `failed`. */
  load(): Promise<void>;
  /** Notes that the person went on without; only for steps that may stay empty. */
  skip?(): Promise<void>;
}

/** A step of a wizard. Plugins add them, and the frame shows those whose page may be opened, in order. */
export interface WizardStep {
  readonly wizard: WizardName;
  readonly route: StaticRouteRef;
  /** Key of its name with its namespace: `candidate:wizard.about`. */
  readonly title: string;
  /** Whether it may stay empty. */
  readonly isOptional: boolean;
  /** Loaded with the frame. */
  readonly progress: () => Promise<{ readonly Progress: Newable<StepProgress> }>;
}

/** The steps of all wizards. */
export const wizardSteps = extensionPoint<WizardStep>('core.wizard-steps');
