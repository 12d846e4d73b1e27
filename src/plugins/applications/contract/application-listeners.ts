import { extensionPoint } from '#core/contract/extension-point.ts';
import type { Transaction } from '#core/contract/transaction.ts';
import type { ApplicationStage, Mover } from './application.ts';

/** A move of an application that has just been made. */
export interface MadeMove {
  readonly applicationId: string;
  readonly jobId: string;
  readonly companyId: string;
  readonly candidateId: string;
  /** `null` for a new application. */
  readonly from: ApplicationStage | null;
  readonly to: ApplicationStage;
  /** Who made the move. When applications end with their posting or return with it, it is the server. */
  readonly by: Mover;
}

/** A candidate who asked for an answer. */
export type AskedForAnswer = Pick<MadeMove, 'applicationId' | 'jobId' | 'companyId' | 'candidateId'>;

/** Called for every move of an application, inside the same transaction. */
export interface ApplicationListener {
  /**
   * Gets at least one move, and several when applications end with their posting. An error rolls the moves back. An employer may still undo
   * a move. A listener that tells the candidate waits until then ({@link UNDO_MS} and some seconds), and tells what `seenBy` of the application directory
   * returns.
   */
  readonly moved: (transaction: Transaction, moves: readonly MadeMove[]) => Promise<void>;
  readonly askedForAnswer?: (transaction: Transaction, asked: AskedForAnswer) => Promise<void>;
}

/** Server plugins add listeners for moves of applications here. */
export const applicationListeners = extensionPoint<ApplicationListener>('applications.listeners');
