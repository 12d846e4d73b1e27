import { extensionPoint } from '#core/contract/extension-point.ts';
import type { Transaction } from '#core/contract/transaction.ts';

/** Called when postings change their status, inside the same transaction. */
export interface PostingListener {
  /**
   * The postings ended for good: their company or an administrator closed them, an administrator removed them, or their company has lost its
   * last member. They take no more applications, unless their company opens them again. A posting that expired has not ended for good, because
   * it can be renewed.
   */
  readonly closed: (transaction: Transaction, jobIds: readonly string[]) => Promise<void>;
  /** Their company has opened closed postings again. Their rows are locked. */
  readonly reopened?: (transaction: Transaction, jobIds: readonly string[]) => Promise<void>;
  /** How many applications {@link closed} would end for each posting. Postings without any may be left out. */
  readonly endedBy?: (jobIds: readonly string[]) => Promise<ReadonlyMap<string, number>>;
}

/** Server plugins add listeners for changes of postings here. */
export const postingListeners = extensionPoint<PostingListener>('jobs.posting-listeners');

/** Keeps postings for those who need them. */
export interface PostingKeeper {
  /**
   * Ids of those postings of the companies that must stay. When a company loses its last member, these postings are closed.
   * Postings that no keeper names are deleted.
   */
  readonly keptOf: (transaction: Transaction, companyIds: readonly string[]) => Promise<readonly string[]>;
  /** Whether the user may read the posting after it has ended, or while all members of its company are suspended. */
  readonly mayRead?: (jobId: string, userId: string) => Promise<boolean>;
  /** Those of the postings to which other users refer, for example by an application. When the import that created them is undone, they are closed instead of deleted. */
  readonly usedAmong?: (transaction: Transaction, jobIds: readonly string[]) => Promise<readonly string[]>;
}

/** Server plugins add their keepers here. */
export const postingKeepers = extensionPoint<PostingKeeper>('jobs.posting-keepers');
