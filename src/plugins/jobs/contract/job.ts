import type { JobDetails } from './job-details.ts';
import type { EndReason, JobStatus } from './life-cycle.ts';
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

/** The company that posts a job. */
export interface JobCompany {
  readonly id: string;
  readonly name: string;
  /** Its logo in the search, similar and saved postings, the page of a posting and its form. Absent elsewhere, and without a logo. */
  readonly logoFileId?: string;
}

/** A job posting as a list shows it. */
export interface JobSummary {
  readonly id: string;
  readonly title: string;
  readonly company: JobCompany;
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
  /** The reference for people: `J-` and eight characters. It never changes. */
  readonly reference: string;
  readonly status: JobStatus;
  /** Plain text with line breaks; `null` when missing. */
  readonly description: string | null;
  /** The same text as cleaned HTML; `null` for plain text. */
  readonly descriptionHtml: string | null;
  /** Required experience or level, as the employer wrote it. */
  readonly seniority: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly country: string | null;
  /** The language of the text, ISO 639. */
  readonly language: string | null;
  /** Required years of experience. */
  readonly experienceMin: number | null;
  readonly experienceMax: number | null;
  /** A public web address at which the company takes applications itself. */
  readonly applyUrl: string | null;
  /** The last day for applications, such as `2026-09-30`. */
  readonly deadline: string | null;
  readonly details: JobDetails;
  /** `null` for a posting that does not expire, and for one that was not published yet. */
  readonly expiresAt: string | null;
  /** When it was renewed last. */
  readonly renewedAt: string | null;
  /** When it expired, was closed or was removed. */
  readonly endedAt: string | null;
  readonly updatedAt: string;
  readonly version: number;
  readonly viewer: JobViewer;
}

/** The relation of the requesting user to a posting. */
export interface JobViewer {
  /** Whether the user belongs to the company, and may edit the posting. */
  readonly manages: boolean;
  /** Whether the user reviews postings. */
  readonly moderates: boolean;
  /** Whether a user who reviews postings has written this one, and may edit it. Only administrators get it. */
  readonly isAuthor?: boolean | undefined;
  /** Whether the posting takes applications now. */
  readonly mayApply: boolean;
  /** The states to which the user may move it. `published` of a published posting means a renewal. */
  readonly moves: JobStatus[];
}

/** What an employer enters for a job posting. The limits do not apply to imports. */
export interface JobInput {
  readonly title: string;
  /** Plain text. Not needed beside {@link descriptionHtml}. */
  readonly description?: string | undefined;
  /** The text as HTML, which the server cleans. Its plain text takes the place of {@link description}. */
  readonly descriptionHtml?: string | undefined;
  readonly location?: string | undefined;
  readonly workMode: WorkMode;
  readonly employmentType: EmploymentType;
  /** Code of a category. */
  readonly category?: string | undefined;
  readonly salary: Salary;
  /** The company that posts the job. A member of only one company may omit it. */
  readonly companyId?: string | undefined;
  /** Days until it expires, 7 to 60; 30 when missing. */
  readonly days?: number | undefined;
}

/** A posting in the list of its managers. The title of a draft may be empty. Until it is published, `publishedAt` is its creation. */
export interface ManagedJob extends JobSummary {
  readonly reference: string;
  readonly status: JobStatus;
  readonly version: number;
  readonly expiresAt: string | null;
  readonly renewedAt: string | null;
  /** How often it was renewed. */
  readonly renewals: number;
  readonly endedAt: string | null;
  readonly endReason: EndReason | null;
  /** What an administrator wrote when the posting was sent back or removed; `null` when nothing was written. */
  readonly reviewNote: string | null;
  readonly updatedAt: string;
  /** The states to which the user may move it. `published` of a published posting means a renewal. */
  readonly moves: JobStatus[];
  /** Whether the administrator has written the posting, and may edit it. Only administrators get it. */
  readonly isAuthor?: boolean | undefined;
  /** The number of open reports. Only administrators get it. */
  readonly reports?: number | undefined;
  /** The names of the fields that keep a draft from being posted, such as `country` and `salary.currency`. Absent for other postings. */
  readonly lacks?: string[] | undefined;
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
