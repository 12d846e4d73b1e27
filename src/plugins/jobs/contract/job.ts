import type { Salary } from './salary.ts';

/** Kinds of employment; each maps to a schema.org employmentType. */
export type EmploymentType = 'full_time' | 'part_time' | 'contract' | 'temporary' | 'internship' | 'volunteer' | 'other';

/** All employment types, in the order in which forms offer them. */
export const EMPLOYMENT_TYPES: readonly EmploymentType[] = Object.freeze([
  'full_time',
  'part_time',
  'contract',
  'temporary',
  'internship',
  'volunteer',
  'other',
]);

/** Where the work is done. */
export type WorkMode = 'onsite' | 'hybrid' | 'remote';

export const WORK_MODES: readonly WorkMode[] = Object.freeze(['onsite', 'hybrid', 'remote']);

/**
 * Status of a job posting. Only a published posting appears in searches, is open to every user and takes applications. A paused posting was
 * published until all members of its company were suspended. It is published again when one of them is active again.
 */
export type JobStatus = 'draft' | 'published' | 'paused' | 'closed';

/** A job posting as a list shows it. */
export interface JobSummary {
  readonly id: string;
  readonly title: string;
  readonly company: { readonly id: string; readonly name: string };
  /** As the employer wrote it; `null` when missing. */
  readonly location: string | null;
  readonly workMode: WorkMode | null;
  readonly employmentType: EmploymentType | null;
  readonly category: NamedCategory | null;
  readonly salary: Salary | null;
  /** When the posting was first published, or posted at its source (ISO 8601). */
  readonly publishedAt: string;
}

/** A job posting as its page shows it. */
export interface Job extends JobSummary {
  readonly status: JobStatus;
  /** Plain text with line breaks; `null` when missing. */
  readonly description: string | null;
  /** Required experience or level, as the employer wrote it. */
  readonly seniority: string | null;
  readonly updatedAt: string;
  readonly version: number;
  /** The relation of the requesting user to the posting. */
  readonly viewer: {
    /** Whether the user may edit it. */
    readonly manages: boolean;
  };
}

/** What an employer enters for a job posting. The limits do not apply to imports. */
export interface JobInput {
  readonly title: string;
  readonly description: string;
  readonly location?: string | undefined;
  readonly workMode: WorkMode;
  readonly employmentType: EmploymentType;
  /** Code of a category. */
  readonly category?: string | undefined;
  readonly salary: Salary;
  /** The company that posts the job. A member of only one company may omit it. */
  readonly companyId?: string | undefined;
}

/** A posting in the list of its managers. */
export interface ManagedJob extends JobSummary {
  readonly status: JobStatus;
}

/** A category: its code and names. */
export interface NamedCategory {
  readonly code: string;
  /** In English. For built-in categories, the client's texts hold the names in other languages. */
  readonly name: string;
  /** Names that administrators gave, by language. They take precedence over the client's texts. */
  readonly names?: Readonly<Record<string, string>> | undefined;
}

/** A category with its number of published postings. */
export interface JobCategory extends NamedCategory {
  readonly jobs: number;
}

/** Filters for published postings. A missing filter matches every posting. */
export interface JobFilter {
  readonly q?: string | undefined;
  /** Words of the location, with the same rules as {@link q}. They also match the name of the category. */
  readonly where?: string | undefined;
  /** Code of a category. */
  readonly category?: string | undefined;
  /** Whole units of the posting's currency a year. */
  readonly minSalary?: number | undefined;
  readonly employmentType?: EmploymentType | undefined;
  readonly workMode?: WorkMode | undefined;
  /** Highest age in days of 24 hours; 1 to 365. */
  readonly postedWithin?: number | undefined;
  readonly companyId?: string | undefined;
}

/** How many postings a search finds. */
export interface JobCount {
  /** At most {@link MOST_COUNTED}. */
  readonly count: number;
  /** Whether more postings match than were counted. */
  readonly more: boolean;
}

/** Counting stops at this number. Counting all matches of a common word takes too long for a request. */
export const MOST_COUNTED = 1000;

/** The filters and the page of a search. */
export interface JobSearch extends JobFilter {
  readonly limit: number;
  readonly cursor?: string | undefined;
}
