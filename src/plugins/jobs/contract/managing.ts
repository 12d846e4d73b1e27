import type { JobDetails } from './job-details.ts';
import type { JobStatus } from './life-cycle.ts';
import type { MoveResult, PostingTemplate } from './managing-schemas.ts';
import type { DraftSalary, PostingFields } from './posting-input-schemas.ts';

type Some<Fields> = { readonly [Name in keyof Fields]?: Fields[Name] | undefined };

/** Some fields of a posting. Missing fields stay as they are. */
export type PostingChange = Some<Omit<PostingFields, 'details'>> & { readonly details?: Some<JobDetails> | undefined };

/** The input for a new draft. */
export type DraftInput = PostingChange & {
  /** The company that posts the job. A member of only one company may omit it. An administrator names any company. */
  readonly companyId?: string | undefined;
};

/** An edit of the version that the user has seen. */
export type PostingEdit = PostingChange & { readonly version: number };

/** What a move demands from the user; see `MoveDemand`. */
export interface MoveReasons {
  /** One of the closing reasons for a move to `closed`, otherwise a text of up to 1,000 characters for the employer. */
  readonly reason?: string | undefined;
  /** Days until the expiry of a new publication, 7 to 60, or days that a renewal adds, 1 to 30. */
  readonly days?: number | undefined;
  /** Confirms a renewal. */
  readonly stillHiring?: boolean | undefined;
}

/** What happened to a posting. A renewal and a move by the server are events too. */
export type PostingAction = 'created' | 'edited' | 'moved' | 'renewed' | 'copied';

/**
 * An order of the list of managers. `newest`: from new to old, also when no order is given. `expiry`: first the postings that expire next.
 * `todo`: for members, first the postings that wait for them, that were sent back or that expire within a week, and drafts
 * last; for administrators, first those that wait for a review.
 */
export type ManagedOrder = 'todo' | 'newest' | 'expiry';

export const MANAGED_ORDERS: readonly ManagedOrder[] = Object.freeze(['todo', 'newest', 'expiry']);

/** The filters and the order of the list of managers. */
export interface ManagedQuery {
  readonly limit: number;
  readonly cursor?: string | undefined;
  readonly status?: JobStatus | undefined;
  /** Each word must be in the title or the company's name. A reference finds its posting. */
  readonly q?: string | undefined;
  /** `true` for the postings with open reports, for administrators only. */
  readonly reported?: boolean | undefined;
  /** The id of the user who wrote the postings, for administrators only. Drafts are left out. */
  readonly author?: string | undefined;
  /**
   * Drafts that lack this field, named as in `lacks` of a row, or {@link LACKS_NOTHING}. What depends on master data and on the day, such as
   * a deadline that has passed, does not count here.
   */
  readonly lacks?: string | undefined;
  /** Drafts that this import of a spreadsheet wrote last. */
  readonly import?: string | undefined;
  readonly sort?: ManagedOrder | undefined;
}

/** The value of the filter `lacks` for drafts that can be posted. */
export const LACKS_NOTHING = 'nothing';

/** The fields that are filled in for several drafts at once. Missing ones stay as they are. */
export type DraftValues = Some<Pick<PostingFields, 'country' | 'location' | 'employmentType' | 'workMode' | 'category' | 'applyUrl'>> & {
  readonly salary?: Some<Pick<DraftSalary, 'currency' | 'period'>> | undefined;
  readonly details?: Some<Pick<JobDetails, 'daysOnSite' | 'applicantCountries'>> | undefined;
};

/** The result for one of several drafts that are deleted: `null`, or why it stays. */
export type DeletionResult = Pick<MoveResult, 'id' | 'error'>;

/** A template with its fields. */
export interface FilledTemplate extends PostingTemplate {
  readonly fields: PostingFields;
}
