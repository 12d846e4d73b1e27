import type { IdentifiedPosting, SavedCounts } from '#plugins/jobs/contract/imported-postings.ts';
import type { PostingIdentity } from './identity/posting-identity.ts';

/** A posting from a file, with its identity. */
export type ReadPosting = IdentifiedPosting & PostingIdentity;

/** Saves the postings of a file. */
export interface PostingSink {
  /** Saves all postings or, when it throws, none. All keys must be different. */
  readonly save: (batch: readonly ReadPosting[]) => Promise<SavedCounts>;
}
