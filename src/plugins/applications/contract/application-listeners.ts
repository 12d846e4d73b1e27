import { extensionPoint } from '#core/contract/extension-point.ts';
import type { Transaction } from '#core/contract/transaction.ts';
import type { ApplicationStage, Mover } from './application.ts';

/** A move of an application, as it was just made. */
export interface MadeMove {
  readonly applicationId: string;
  readonly jobId: string;
  readonly companyId: string;
  readonly candidateId: string;
  /** `null` where the candidate has just applied. */
  readonly from: ApplicationStage | null;
  readonly to: ApplicationStage;
  /** The side that made it. Applications that end with their posting are moved by the employer's side. */
  readonly by: Mover;
}

/** Is told of every move of an application, inside the same transaction. */
export interface ApplicationListener {
  /** At least one move; several where applications end with their posting. An error takes the moves back. */
  readonly moved: (transaction: Transaction, moves: readonly MadeMove[]) => Promise<void>;
}

/** Where server plugins are told about moves of applications. */
export const applicationListeners = extensionPoint<ApplicationListener>('applications.listeners');
