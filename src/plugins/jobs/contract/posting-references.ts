import { extensionPoint } from '#core/contract/extension-point.ts';
import type { Transaction } from '#core/contract/transaction.ts';

/** Called when postings change, inside the same transaction. */
export interface PostingListener {
  /**
   * The postings ended for good: their company or an administrator closed them, an administrator removed them, or their company has lost its
   * last member. They take no more applications, unless their company opens them again. A posting that expired has not ended for good, because
   * it can be renewed.
   */
  readonly closed: (transaction: Transaction, jobIds: readonly string[]) => Promise<void>;
  /** Their company has opened closed postings again. Their rows are locked. */
  readonly reopened?: (transaction: Transaction, jobIds: readonly string[]) => Promise<void>;
  /** A draft was made from a posting. */
  readonly copied?: (transaction: Transaction, ids: { readonly from: string; readonly to: string }) => Promise<void>;
  /** A change of a posting that is no draft was stored. Its row is locked. */
  readonly edited?: (transaction: Transaction, jobId: string) => Promise<void>;
  /** How many applications {@link closed} would end for each posting. Postings without any may be left out. */
  readonly endedBy?: (jobIds: readonly string[]) => Promise<ReadonlyMap<string, number>>;
}

/** Keeps postings for those who need them. */
export interface ReferenceHolder {
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

/** Knows which postings wait for their company, for example because of new applications. */
export interface PostingWork {
  /** Ids of these postings of the companies. */
  readonly waitingOf: (companyIds: readonly string[]) => Promise<readonly string[]>;
}

/** Applicants are counted up to this number. A higher number could discourage, and would cost more to count. */
export const MOST_APPLICANTS = 20;

/** Counts the people who applied to a posting. */
export interface ApplicantCounter {
  /** The number of applications that were not withdrawn, at most `most`. It must be cheap: the page of each posting asks for it. */
  readonly countUpTo: (jobId: string, most: number) => Promise<number>;
}

/** Follows imports of postings. */
export interface ImportListener {
  /** Called once, in a transaction at the end of an import or of its undo. */
  readonly ended: (transaction: Transaction) => Promise<void>;
}

/** What a server plugin with data about postings knows of them and does with them. */
export interface PostingReferences {
  readonly keeper?: ReferenceHolder;
  readonly listener?: PostingListener;
  /** The order `todo` of managed postings has the waiting ones first. */
  readonly work?: PostingWork;
  /** For a plugin that takes applications. */
  readonly applicants?: ApplicantCounter;
  readonly imports?: ImportListener;
}

/** Server plugins with data about postings add themselves here. */
export const postingReferences = extensionPoint<PostingReferences>('jobs.posting-references');
