import type { Updateable } from 'kysely';
import { BLANK_DETAILS } from '../../contract/detail-values.ts';
import type { PostingChange } from '../../contract/managing.ts';
import type { PostingFields } from '../../contract/posting-input-schemas.ts';
import { changedDescription } from '../description.ts';
import type { PostingRow } from '../job-mapping.ts';
import type { JobPostingsTable } from '../job-tables.ts';
import { detailsOf, storedDetails } from '../posting-details.ts';
import { lacksOf } from './lacks.ts';

/** A posting in which nothing was entered. */
export const BLANK_FIELDS: PostingFields = Object.freeze({
  title: '',
  description: '',
  descriptionHtml: '',
  location: '',
  workMode: '',
  employmentType: '',
  category: '',
  salary: Object.freeze({ min: null, max: null, currency: '', period: '' }),
  country: '',
  language: '',
  experienceMin: null,
  experienceMax: null,
  applyUrl: '',
  deadline: '',
  details: BLANK_DETAILS,
});

/** The fields of a stored posting. */
export function fieldsOf(row: PostingRow): PostingFields {
  return {
    title: row.title,
    description: row.description ?? '',
    descriptionHtml: row.description_html ?? '',
    location: row.location ?? '',
    workMode: row.work_mode ?? '',
    employmentType: row.employment_type ?? '',
    category: row.category_code ?? '',
    salary: {
      min: row.salary_min,
      max: row.salary_max,
      currency: row.salary_currency ?? '',
      period: row.salary_period ?? '',
    },
    country: row.country ?? '',
    language: row.language ?? '',
    experienceMin: row.experience_min,
    experienceMax: row.experience_max,
    applyUrl: row.apply_url ?? '',
    deadline: row.deadline ?? '',
    details: detailsOf(row.details),
  };
}

/**
 * The fields after a change.
 *
 * @throws ApiFault invalid
 */
export function changed(before: PostingFields, { details, ...others }: PostingChange): PostingFields {
  const text = changedDescription(before, others);
  return { ...before, ...given(others), ...text, details: { ...before.details, ...given(details ?? {}) } };
}

function given<Fields extends object>(fields: Fields): { [Name in keyof Fields]?: NonNullable<Fields[Name]> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]?: NonNullable<Fields[Name]>;
  };
}

/** The names of the fields that differ: `title`, `details.skills`. The two forms of the text are one field. */
export function changedNames(before: PostingFields, after: PostingFields): string[] {
  const { details: detailsBefore, ...othersBefore } = before;
  const { details: detailsAfter, ...othersAfter } = after;
  const names = differing(othersBefore, othersAfter, '').map((name) => (name === 'descriptionHtml' ? 'description' : name));
  return [...new Set(names), ...differing(detailsBefore, detailsAfter, 'details.')];
}

function differing<Fields extends object>(before: Fields, after: Fields, prefix: string): string[] {
  const was = new Map<string, unknown>(Object.entries(before));
  return Object.entries(after)
    .filter(([name, value]) => JSON.stringify(was.get(name)) !== JSON.stringify(value))
    .map(([name]) => `${prefix}${name}`);
}

/** The columns of the fields, besides the ids of category and location. */
export function columnsOf(fields: PostingFields) {
  return {
    title: fields.title,
    description: fields.description || null,
    description_html: fields.descriptionHtml || null,
    location: fields.location || null,
    work_mode: fields.workMode || null,
    employment_type: fields.employmentType || null,
    salary_min: fields.salary.min,
    salary_max: fields.salary.max,
    salary_currency: fields.salary.currency || null,
    salary_period: fields.salary.period || null,
    country: fields.country || null,
    language: fields.language || null,
    experience_min: fields.experienceMin,
    experience_max: fields.experienceMax,
    apply_url: fields.applyUrl || null,
    deadline: fields.deadline || null,
    details: storedDetails(fields.details),
    lacks: lacksOf(fields),
  } satisfies Updateable<JobPostingsTable>;
}
