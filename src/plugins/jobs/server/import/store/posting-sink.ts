import type { ImportedPosting } from '../row/imported-posting.ts';
import type { PostingIdentity } from './posting-identity.ts';

/** A posting on its way into the store. */
export interface IdentifiedPosting extends PostingIdentity {
  readonly posting: ImportedPosting;
}

/** What became of some postings. */
export interface SavedCounts {
  readonly created: number;
  readonly updated: number;
  /** Said the same as before; nothing was written. */
  readonly unchanged: number;
}

/** Where imported postings go. */
export interface PostingSink {
  /** Saves all of them or, when it throws, none. No two have the same key. */
  readonly save: (batch: readonly IdentifiedPosting[]) => Promise<SavedCounts>;
}
