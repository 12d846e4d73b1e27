import type { EmploymentType, WorkMode } from './employment-type.ts';
import type { Salary } from './salary.ts';

/** Life of a job posting: only a published one is found, opened by strangers and applied to. */
export type JobStatus = 'draft' | 'published' | 'closed';

/** A job posting as a list shows it. */
export interface JobSummary {
  readonly id: string;
  readonly title: string;
  readonly company: { readonly id: string; readonly name: string };
  /** As the employer wrote it; `null` when not given. */
  readonly location: string | null;
  readonly workMode: WorkMode | null;
  readonly employmentType: EmploymentType | null;
  readonly category: NamedCategory | null;
  readonly salary: Salary | null;
  /** ISO 8601; when it was first published, or posted at its source. */
  readonly publishedAt: string;
}

/** A job posting as its page shows it. */
export interface Job extends JobSummary {
  readonly status: JobStatus;
  /** Plain text with line breaks; `null` when the employer gave none. */
  readonly description: string | null;
  /** Asked experience or level, as the employer wrote it. */
  readonly seniority: string | null;
  readonly updatedAt: string;
  readonly version: number;
  /** How the asking user stands to it. */
  readonly viewer: {
    /** Whether the user may edit it. */
    readonly manages: boolean;
  };
}

/** What a person enters for a job posting (limits: domain rules for people who write, not for imports). */
export interface JobInput {
  readonly title: string;
  readonly description: string;
  readonly location?: string | undefined;
  readonly workMode: WorkMode;
  readonly employmentType: EmploymentType;
  /** Code of a category. */
  readonly category?: string | undefined;
  readonly salary: Salary;
  /** The company it is posted for; may be left out by who belongs to one company only. */
  readonly companyId?: string | undefined;
}

/** A posting in the list of who manages it. */
export interface ManagedJob extends JobSummary {
  readonly status: JobStatus;
}

/** A category by its names. */
export interface NamedCategory {
  readonly code: string;
  /** In English; of those that come with the product the texts of the client know the names in other languages. */
  readonly name: string;
  /** Names by language that administrators gave; they go before the texts. */
  readonly names?: Readonly<Record<string, string>> | undefined;
}

/** A category with how many published postings it has. */
export interface JobCategory extends NamedCategory {
  readonly jobs: number;
}

/** Which published postings are meant; what is left out means any. */
export interface JobFilter {
  readonly q?: string | undefined;
  /** Words of the place, as {@link q} takes words; they are also found in the name of the category. */
  readonly where?: string | undefined;
  /** Code of a category. */
  readonly category?: string | undefined;
  /** Whole units of the posting's currency a year. */
  readonly minSalary?: number | undefined;
  readonly employmentType?: EmploymentType | undefined;
  readonly workMode?: WorkMode | undefined;
  /** Posted at most so many days (of 24 hours) ago; 1 to 365. */
  readonly postedWithin?: number | undefined;
  readonly companyId?: string | undefined;
}

/** How many postings a search finds. */
export interface JobCount {
  /** At most {@link MOST_COUNTED}. */
  readonly count: number;
  /** There are more than were counted. */
  readonly more: boolean;
}

/** Counting stops here: all matches of a common word are too many to count while somebody waits. */
export const MOST_COUNTED = 1000;

/** What a search asks for. */
export interface JobSearch extends JobFilter {
  readonly limit: number;
  readonly cursor?: string | undefined;
}
