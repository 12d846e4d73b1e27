import type { JobStatus } from './life-cycle.ts';
import type { NamedCategory } from './reply-schemas.ts';

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

/** A category with its number of published postings. */
export interface JobCategory extends NamedCategory {
  readonly jobs: number;
}
