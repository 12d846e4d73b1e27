import { serviceRef } from '#core/contract/service-ref.ts';
import type { ImportedPosting } from './imported-posting.ts';

/** A posting of another source with what it is known by. */
export interface IdentifiedPosting {
  /** 16 bytes: equal keys are one posting, today and in a later import. */
  readonly key: Uint8Array;
  /** 32 bytes over all that the source says: equal hashes mean that nothing changed. */
  readonly contentHash: Uint8Array;
  readonly posting: ImportedPosting;
}

/** What became of some postings. */
export interface SavedCounts {
  readonly created: number;
  readonly updated: number;
  /** Said the same as before; nothing was written. */
  readonly unchanged: number;
}

/** Takes postings of other sources in. */
export interface ImportedPostings {
  /**
   * Saves all of them or, when it throws, none, in one transaction with their categories and locations; companies not there
   * yet are created before it. Searches find new postings at once; a closed posting stays closed. No two have the same key.
   *
   * @param now when a posting without a date of its own was posted
   */
  readonly save: (batch: readonly IdentifiedPosting[], now: Date) => Promise<SavedCounts>;
  /** Counts what saving would do, and writes nothing. On a database that is not migrated yet, all postings are new. */
  readonly preview: (batch: readonly IdentifiedPosting[]) => Promise<SavedCounts>;
}

/** Writes imported postings, for other server plugins. */
export const importedPostings = serviceRef<ImportedPostings>('jobs.imported-postings');
