import { serviceRef } from '#core/contract/service-ref.ts';
import type { EmploymentType, WorkMode } from './job.ts';
import type { Salary } from './reply-schemas.ts';

/** A posting as its source describes it. A field that the source does not give is `undefined`. */
export interface ImportedPosting {
  /** The posting's id at its source. */
  readonly externalId: string | undefined;
  /** 1 to 200 characters. */
  readonly title: string;
  readonly company: string;
  readonly location: string | undefined;
  readonly workMode: WorkMode | undefined;
  /** Name of the category. */
  readonly category: string | undefined;
  readonly employmentType: EmploymentType | undefined;
  readonly salary: Salary | undefined;
  /** Up to 60,000 characters of plain text. */
  readonly description: string | undefined;
  readonly seniority: string | undefined;
  readonly postedAt: Date | undefined;
}

/** A posting of another source, with its identity. */
export interface IdentifiedPosting {
  /** 16 bytes. Equal keys mean the same posting, also in later imports. */
  readonly key: Uint8Array;
  /** 32 bytes, a hash of all fields that the source gives. Equal hashes mean that nothing changed. */
  readonly contentHash: Uint8Array;
  readonly posting: ImportedPosting;
}

/** How many postings were created, updated and left unchanged. */
export interface SavedCounts {
  readonly created: number;
  readonly updated: number;
  /** Postings with the same content as before; nothing was written for them. */
  readonly unchanged: number;
}

/** Imports postings of other sources. */
export interface ImportedPostings {
  /**
   * Saves all postings with their categories and locations in one transaction, or none when it throws. Missing companies are
   * created before the transaction. Searches find new postings at once. A closed posting stays closed.
   * All keys in a batch must be different.
   *
   * @param now the posting date for postings without a date
   */
  readonly save: (batch: readonly IdentifiedPosting[], now: Date) => Promise<SavedCounts>;
  /** Called once after the last batch that was saved. */
  readonly ended: () => Promise<void>;
  /** Counts what `save` would do, and writes nothing. On a database without migrations, all postings are new. */
  readonly preview: (batch: readonly IdentifiedPosting[]) => Promise<SavedCounts>;
}

/** Lets other server plugins save imported postings. */
export const importedPostings = serviceRef<ImportedPostings>('jobs.imported-postings');
