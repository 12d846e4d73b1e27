import { extensionPoint } from '#core/contract/extension-point.ts';
import type { Transaction } from '#core/contract/transaction.ts';

/** Called when postings change their status, inside the same transaction. */
export interface PostingListener {
  /** The postings were closed, because their company has lost its last member. They take no more applications. */
  readonly closed: (transaction: Transaction, jobIds: readonly string[]) => Promise<void>;
}

/** Server plugins add listeners for changes of postings here. */
export const postingListeners = extensionPoint<PostingListener>('jobs.posting-listeners');

/** Prevents the deletion of postings that another plugin needs. */
export interface PostingKeeper {
  /**
   * Ids of those postings of the companies that must stay. When a company loses its last member, these postings are closed.
   * Postings that no keeper names are deleted.
   */
  readonly keptOf: (transaction: Transaction, companyIds: readonly string[]) => Promise<readonly string[]>;
}

/** Server plugins add their keepers here. */
export const postingKeepers = extensionPoint<PostingKeeper>('jobs.posting-keepers');
