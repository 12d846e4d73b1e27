import { extensionPoint } from '#core/contract/extension-point.ts';
import type { Transaction } from '#core/contract/transaction.ts';

/** Is told when postings change their state, inside the same transaction. */
export interface PostingListener {
  /** The postings take no more applications: the company has lost its last member. */
  readonly closed: (transaction: Transaction, jobIds: readonly string[]) => Promise<void>;
}

/** Where server plugins are told about changes of postings. */
export const postingListeners = extensionPoint<PostingListener>('jobs.posting-listeners');

/** Holds something that needs its posting. */
export interface PostingKeeper {
  /**
   * Ids of the postings of the companies that must stay. A posting that no keeper names is deleted with its company's last
   * member, the others are closed.
   */
  readonly keptOf: (transaction: Transaction, companyIds: readonly string[]) => Promise<readonly string[]>;
}

/** Where server plugins say which postings must stay. */
export const postingKeepers = extensionPoint<PostingKeeper>('jobs.posting-keepers');
