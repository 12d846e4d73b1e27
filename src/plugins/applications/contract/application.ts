/** Where an application stands; the fixed categories that reports count by. */
export type ApplicationStage =
  | 'submitted'
  | 'in_review'
  | 'shortlisted'
  | 'assessment'
  | 'interview'
  | 'offer'
  | 'hired'
  | 'rejected'
  | 'withdrawn'
  | 'closed_unfilled';

/** All stages in the order of a usual course. */
export const APPLICATION_STAGES: readonly ApplicationStage[] = Object.freeze([
  'submitted',
  'in_review',
  'shortlisted',
  'assessment',
  'interview',
  'offer',
  'hired',
  'rejected',
  'withdrawn',
  'closed_unfilled',
]);

/** Stages in which something can still happen. */
export const ACTIVE_STAGES: readonly ApplicationStage[] = Object.freeze([
  'submitted',
  'in_review',
  'shortlisted',
  'assessment',
  'interview',
  'offer',
]);

/** Who moves an application. */
export type Mover = 'candidate' | 'employer';

/**
 * The stages to which somebody may move an application from where it stands.
 * Candidates withdraw while it is active. Employers move freely among the active stages, also back, so that a slip can be
 * undone; they hire from an offer, reject any active one and take a rejection back. Nobody moves it to where it stands.
 */
export function movesFrom(stage: ApplicationStage, mover: Mover): readonly ApplicationStage[] {
  const active = ACTIVE_STAGES.includes(stage);
  if (mover === 'candidate') return active ? ['withdrawn'] : [];
  if (stage === 'rejected') return ACTIVE_STAGES;
  if (!active) return [];
  return [...ACTIVE_STAGES.filter((next) => next !== stage), ...(stage === 'offer' ? (['hired'] as const) : []), 'rejected'];
}

/**
 * An application as both sides see it. Of a withdrawn one, the employer sees who applied, to what and when, and the history of its
 * stages; the e-mail address and the message are withheld.
 */
export interface Application {
  readonly id: string;
  readonly job: { readonly id: string; readonly title: string; readonly company: string; readonly location: string | null };
  /** `email` is `null` where it is withheld. */
  readonly candidate: { readonly id: string; readonly name: string; readonly email: string | null };
  /** What the candidate wrote; plain text, empty when nothing or when it is withheld. */
  readonly message: string;
  readonly stage: ApplicationStage;
  /** To where the asking user may move it. */
  readonly moves: ApplicationStage[];
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly version: number;
}

/** One move of an application; the history is only ever added to. */
export interface ApplicationMove {
  readonly from: ApplicationStage | null;
  readonly to: ApplicationStage;
  readonly by: Mover;
  readonly at: string;
}

/** An application with its history, oldest first. */
export interface ApplicationDetail extends Application {
  readonly history: ApplicationMove[];
}

/** What a candidate sends with an application. */
export interface ApplicationInput {
  /** Up to 5,000 characters; may be empty. */
  readonly message?: string | undefined;
}

/** A move to another stage; with `version`, refused when somebody else was faster. */
export interface StageChange {
  readonly stage: ApplicationStage;
  readonly version?: number | undefined;
}

/** How many have applied to one posting, without those who withdrew. */
export interface ApplicantCount {
  readonly jobId: string;
  readonly total: number;
  /** Those whom nobody at the company has looked at yet. */
  readonly new: number;
}

/** How many applications to one posting stand in a stage. */
export interface StageCount {
  readonly stage: ApplicationStage;
  /** Those that stand there now. */
  readonly now: number;
  /** Those that came as far as this stage or further; for a stage that ends an application, the same as `now`. */
  readonly reached: number;
}
