import type { IdentifiedPosting, SavedCounts } from '#plugins/jobs/contract/imported-postings.ts';
import type { PostingIdentity } from './identity/posting-identity.ts';

/** A posting that was read, with its identity. */
export type ReadPosting = IdentifiedPosting & PostingIdentity;

/** Where the postings of a file go. */
export interface PostingSink {
  /** Saves all of them or, when it throws, none. No two have the same key. */
  readonly save: (batch: readonly ReadPosting[]) => Promise<SavedCounts>;
}
