import type { Actor } from '#core/contract/actor.ts';
import { serviceRef } from '#core/contract/service-ref.ts';
import type { Transaction } from '#core/contract/transaction.ts';
import type { OtherNames } from '#plugins/admin-masters/contract/master-row.ts';
import type { EndReason, JobStatus } from './life-cycle.ts';
import type { SummaryRow } from './published-postings.ts';
import type { Job, JobSummary, NamedCategory } from './reply-schemas.ts';

/** A user or a visitor who reads a posting. */
export interface PostingReading {
  readonly actor: Actor | null;
  readonly abilities: { readonly may: (action: 'read', subject: 'job-posting', standing: object) => boolean };
  /** Whether an administrator sees the site as the user. */
  readonly isViewed: boolean;
}

/** What users who kept a posting may read of it, also after its end. */
export interface KeptPosting {
  /** `null` while it is reviewed again, and after its removal. */
  readonly job: JobSummary | null;
  /** A posting that is reviewed again counts as paused: readers do not see it for a time. */
  readonly status: JobStatus;
  readonly expiresAt: string | null;
  readonly deadline: string | null;
  readonly endedAt: string | null;
  readonly endReason: EndReason | null;
}

/** A posting that takes applications, with its texts. */
export type OpenPosting = JobSummary &
  Pick<Job, 'reference' | 'country' | 'description' | 'descriptionHtml' | 'experienceMin' | 'details' | 'expiresAt' | 'deadline'>;

/** A portion of the open postings of companies, in the order of their ids. */
export interface OpenPortion {
  readonly companyIds: readonly string[];
  /** The last id of the portion before. */
  readonly after: string | undefined;
  readonly limit: number;
}

/** Gives postings to the plugins that find and show them. Results leave out ids of which there is no posting. */
export interface PostingReader {
  /** A row of `job_search` as a list shows it. */
  readonly summaryOf: (id: string, publishedAt: Date, row: SummaryRow) => JobSummary;
  /** A category by the columns of its row. */
  readonly namedCategory: (code: string, name: string, names: OtherNames) => NamedCategory;
  /** The id of the posting with a reference as a user types it, in any state; `undefined` for any other text. */
  readonly idOfReference: (typed: string) => Promise<string | undefined>;
  /**
   * Postings with what their rows in a list say beside the columns of `job_search`: the logos of their companies as they are now, a mark where
   * their date is that of an import, their first skills, and when the company answers. In two statements for all of them.
   */
  readonly withMarks: <Posting extends JobSummary>(postings: readonly Posting[]) => Promise<Posting[]>;
  /** @throws ApiFault not-found for a posting that the caller may not read */
  readonly demandReadable: (
    id: string,
    call: PostingReading,
  ) => Promise<{ readonly id: string; readonly title: string; readonly categoryId: number | null }>;
  /**
   * The title of a posting, which stays until the transaction ends.
   *
   * @throws ApiFault not-found for one that users who kept it may no longer read
   */
  readonly lockedTitle: (transaction: Transaction, id: string) => Promise<string>;
  /** Many postings by id, in one statement. */
  readonly keptOf: (ids: readonly string[]) => Promise<ReadonlyMap<string, KeptPosting>>;
  /** Postings that employers wrote and that take applications now. */
  readonly openOf: (portion: OpenPortion) => Promise<readonly OpenPosting[]>;
  /** The tag changes with each change of these postings, and with the names of their companies and categories. */
  readonly stateOfOpen: (companyIds: readonly string[]) => Promise<{ readonly tag: string; readonly changed: Date | undefined }>;
}

/** The reader of postings, for server plugins that require `jobs`. */
export const postingReader = serviceRef<PostingReader>('jobs.posting-reader');
