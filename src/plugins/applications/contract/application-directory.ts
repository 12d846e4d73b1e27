import type { Actor } from '#core/contract/actor.ts';
import { serviceRef } from '#core/contract/service-ref.ts';
import type { Transaction } from '#core/contract/transaction.ts';
import type { ApplicationStage } from './application.ts';
import type { ApplicationDetail } from './schemas.ts';

/** The posting, company, candidate, stage and version of an application. */
export interface ApplicationState {
  readonly id: string;
  readonly jobId: string;
  /** The posting's company. */
  readonly companyId: string;
  readonly candidateId: string;
  readonly stage: ApplicationStage;
  /** Increases by one with every move. */
  readonly version: number;
}

/** An application as one user may see it. */
export interface SeenApplication {
  /** The current state. It may be newer than what a candidate sees in `application`. */
  readonly state: ApplicationState;
  /** The user's side. Administrators may read an application, but not move it. */
  readonly side: 'candidate' | 'employer' | 'admin';
  /** With posting, candidate, stage and history. It leaves out what the API withholds from this user. */
  readonly application: ApplicationDetail;
}

/** Queries about applications for other server plugins. */
export interface ApplicationDirectory {
  /** `undefined` when the application does not exist or the user may not see it. Respond with 404 in both cases. */
  readonly seenBy: (actor: Actor, id: string) => Promise<SeenApplication | undefined>;
  /** `undefined` when the application does not exist. */
  readonly stateOf: (id: string) => Promise<ApplicationState | undefined>;
  /** The same, with a lock: the application is neither moved nor deleted before the transaction ends. */
  readonly lockedState: (transaction: Transaction, id: string) => Promise<ApplicationState | undefined>;
}

/** Applications with their posting, company, candidate and stage, for other server plugins. */
export const applicationDirectory = serviceRef<ApplicationDirectory>('applications.directory');

/** Queries about applicants for other server plugins. */
export interface ApplicantAccess {
  /**
   * Ids of the postings of the companies to which the candidate has an application that is not withdrawn. An application at the same time is
   * among them, or waits, if the transaction has locked the candidate's row in `users` with `for no key update`.
   */
  readonly appliedPostings: (transaction: Transaction, candidateId: string, companyIds: readonly string[]) => Promise<readonly string[]>;
}

/** Tells other server plugins to which postings a candidate has applied. */
export const applicantAccess = serviceRef<ApplicantAccess>('applications.applicant-access');
