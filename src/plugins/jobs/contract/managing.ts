import type { EmploymentType, ManagedJob, NamedCategory, WorkMode } from './job.ts';
import type { JobDetails } from './job-details.ts';
import type { EndReason, JobStatus, PostingMover } from './life-cycle.ts';
import type { PayPeriod } from './salary.ts';

/** A salary that is being typed. */
export interface DraftSalary {
  /** Minor units of the currency. */
  readonly min: number | null;
  readonly max: number | null;
  /** ISO 4217, or empty. */
  readonly currency: string;
  readonly period: PayPeriod | '';
}

/** All fields of a posting that its company edits. Empty text or `null` stands for a missing value. */
export interface PostingFields {
  readonly title: string;
  /** Plain text with line breaks. */
  readonly description: string;
  /**
   * The same text as HTML, or empty when the posting only has plain text. A call that gives it need not give {@link description}: the server
   * cleans the HTML and derives the plain text.
   */
  readonly descriptionHtml: string;
  readonly location: string;
  readonly workMode: WorkMode | '';
  readonly employmentType: EmploymentType | '';
  /** Code of a category. */
  readonly category: string;
  readonly salary: DraftSalary;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** The language of the text, ISO 639. */
  readonly language: string;
  /** Years. */
  readonly experienceMin: number | null;
  readonly experienceMax: number | null;
  /** A web address as typed. It may be incomplete in a draft. */
  readonly applyUrl: string;
  /** The last day for applications, such as `2026-09-30`. */
  readonly deadline: string;
  readonly details: JobDetails;
}

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

/** What a field still needs, with the codes of validation messages. */
export interface NeededField {
  /** Field names and list positions joined by dots: `details.skills.0.name`. */
  readonly path: string;
  readonly code: string;
  /** In English. */
  readonly message: string;
  readonly values?: Readonly<Record<string, string | number>> | undefined;
}

/** A posting in the form of its company. */
export interface EditedPosting {
  /** The same as in the list. */
  readonly job: ManagedJob;
  readonly fields: PostingFields;
  /** The name of the category in {@link fields}. */
  readonly category: NamedCategory | null;
  /** What publishing demands and the posting lacks. */
  readonly needs: NeededField[];
  /** What an administrator wrote when the posting was sent back or removed; `null` when nothing was written. */
  readonly reviewNote: string | null;
  /** Whether publishing leads to a review by administrators first. */
  readonly isReviewed: boolean;
  /** How many applications end when the posting is closed. */
  readonly openApplications: number;
  /** The posting from which this one was copied. */
  readonly copiedFrom: string | null;
}

/** What a move demands from the user; see `MoveDemand`. */
export interface MoveReasons {
  /** One of the closing reasons for a move to `closed`, otherwise a text of up to 1,000 characters for the employer. */
  readonly reason?: string | undefined;
  /** Days until the expiry of a new publication, 7 to 60, or days that a renewal adds, 1 to 30. */
  readonly days?: number | undefined;
  /** Confirms a renewal. */
  readonly stillHiring?: boolean | undefined;
}

/** A move of one posting. It is refused when the posting has changed since the version. */
export interface PostingMoveInput extends MoveReasons {
  readonly to: JobStatus;
  readonly version: number;
  /**
   * The open reports on the posting that an administrator has read. The move is refused when another administrator has decided one of them.
   * A move by an administrator decides all open reports: publishing dismisses them, sending back and removing upholds them. Closing leaves
   * them open, because it says nothing about them.
   */
  readonly reports?: string[] | undefined;
}

/** The same move of several postings. */
export interface PostingMovesInput extends MoveReasons {
  readonly to: JobStatus;
  readonly items: { readonly id: string; readonly version: number }[];
}

/** The result for one of several postings: the posting, or why it stays as it is. */
export interface MoveResult {
  readonly id: string;
  readonly job: ManagedJob | null;
  readonly error: { readonly code: string; readonly message: string; readonly issues: NeededField[] } | null;
}

/** What happened to a posting. A renewal and a move by the server are events too. */
export type PostingAction = 'created' | 'edited' | 'moved' | 'renewed' | 'copied';

/** An entry in the history of a posting. */
export interface PostingEvent {
  readonly id: string;
  readonly at: string;
  readonly by: PostingMover;
  /** The name of the user. `null` for the server, for a deleted account, and for administrators as the company sees them. */
  readonly actor: string | null;
  readonly action: PostingAction;
  readonly from: JobStatus | null;
  readonly to: JobStatus;
  readonly reason: EndReason | null;
  /** What an administrator wrote to the employer. */
  readonly note: string | null;
  /** The changed fields of an edit. */
  readonly fields: string[];
}

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

/** How many drafts lack a field, or nothing. */
export interface LackingCount {
  /** As in the filter `lacks`. */
  readonly field: string;
  readonly count: number;
}

/** The fields that are filled in for several drafts at once. Missing ones stay as they are. */
export type DraftValues = Some<Pick<PostingFields, 'country' | 'location' | 'employmentType' | 'workMode' | 'category' | 'applyUrl'>> & {
  readonly salary?: Some<Pick<DraftSalary, 'currency' | 'period'>> | undefined;
  readonly details?: Some<Pick<JobDetails, 'daysOnSite' | 'applicantCountries'>> | undefined;
};

/** Fills in fields of several drafts. */
export interface DraftsFill {
  readonly items: { readonly id: string; readonly version: number }[];
  readonly values: DraftValues;
  /** Whether fields with a value get the new one too. */
  readonly replaces: boolean;
}

/** The result for one of several drafts that are deleted: `null`, or why it stays. */
export type DeletionResult = Pick<MoveResult, 'id' | 'error'>;

/** The number of postings in one state. */
export interface StatusCount {
  readonly status: JobStatus;
  readonly count: number;
}

/** A template of a company, without its fields. */
export interface PostingTemplate {
  readonly id: string;
  readonly name: string;
  readonly companyId: string;
  readonly createdAt: string;
}

/** A template with its fields. */
export interface FilledTemplate extends PostingTemplate {
  readonly fields: PostingFields;
}

/** The input for a template. */
export interface TemplateInput {
  readonly name: string;
  /** The company of the template. A member of only one company may omit it. */
  readonly companyId?: string | undefined;
  readonly fields: PostingChange;
}
