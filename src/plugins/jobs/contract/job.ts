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

/** A category with its number of published postings. */
export interface JobCategory extends NamedCategory {
  readonly jobs: number;
}

/** How candidates apply: by the form of this site, or at an address of the company. */
export const APPLY_BY = Object.freeze(['form', 'address'] as const);

export type ApplyBy = (typeof APPLY_BY)[number];
