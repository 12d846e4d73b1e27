import { serviceRef } from '#core/contract/service-ref.ts';
import type { Transaction } from '#core/contract/transaction.ts';
import type { JobStatus } from './job.ts';

/** Whose a posting is, and where it stands. */
export interface PostingState {
  readonly companyId: string;
  readonly status: JobStatus;
}

/** A posting in a list of another plugin. */
export interface PostingCard {
  readonly id: string;
  readonly title: string;
  /** Name of the company. */
  readonly company: string;
  /** As the employer wrote it; `null` when not given. */
  readonly location: string | null;
}

/** What other server plugins may ask about postings. Postings that do not exist are absent from the answers. */
export interface PostingDirectory {
  readonly stateOf: (id: string) => Promise<PostingState | undefined>;
  /** The same; the posting is neither changed nor removed before the transaction ends. */
  readonly lockedState: (transaction: Transaction, id: string) => Promise<PostingState | undefined>;
  /** Many postings by their ids, in one statement. */
  readonly cards: (ids: readonly string[]) => Promise<ReadonlyMap<string, PostingCard>>;
}

/** Postings, their state and their company, for other server plugins. */
export const postingDirectory = serviceRef<PostingDirectory>('jobs.posting-directory');
