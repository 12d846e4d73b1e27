import type { Actor } from '#core/contract/actor.ts';
import { serviceRef } from '#core/contract/service-ref.ts';
import type { Transaction } from '#core/contract/transaction.ts';
import type { ApplicationDetail, ApplicationStage } from './application.ts';

/** Whose an application is, and where it stands. */
export interface ApplicationState {
  readonly id: string;
  readonly jobId: string;
  /** The posting's company. */
  readonly companyId: string;
  readonly candidateId: string;
  readonly stage: ApplicationStage;
  /** Goes up by one with every move. */
  readonly version: number;
}

/** An application as one person may see it. */
export interface SeenApplication {
  readonly state: ApplicationState;
  /** On which side the person is. Administrators read and move nothing. */
  readonly side: 'candidate' | 'employer' | 'admin';
  /** With posting, candidate, stage and history; what is withheld from this person is left out as in the answers of the API. */
  readonly application: ApplicationDetail;
}

/** What other server plugins may ask about applications. */
export interface ApplicationDirectory {
  /** `undefined` where the application does not exist or is not the person's to see: answer both with 404. */
  readonly seenBy: (actor: Actor, id: string) => Promise<SeenApplication | undefined>;
  /** `undefined` where it does not exist. */
  readonly stateOf: (id: string) => Promise<ApplicationState | undefined>;
  /** The same; the application is neither moved nor removed before the transaction ends. */
  readonly lockedState: (transaction: Transaction, id: string) => Promise<ApplicationState | undefined>;
}

/** Applications with their posting, company, candidate and stage, for other server plugins. */
export const applicationDirectory = serviceRef<ApplicationDirectory>('applications.directory');
