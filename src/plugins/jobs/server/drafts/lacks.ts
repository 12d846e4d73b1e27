import type { Issue } from '#core/contract/errors.ts';
import { completenessIssues } from '../../contract/complete-posting.ts';
import type { PostingFields } from '../../contract/posting-input-schemas.ts';

/**
 * The names of the fields that keep a draft from being posted, for the column by which drafts are found. The column is written with the
 * draft, so it leaves out what depends on master data and on the day.
 */
export function lacksOf(fields: PostingFields): string[] {
  return namesIn(completenessIssues(fields));
}

/** The names of the fields with issues, once each: `country`, `salary.currency`, `details.languages`. */
export function namesIn(issues: readonly Pick<Issue, 'path'>[]): string[] {
  return [...new Set(issues.map(({ path }) => path.replace(/\.\d+(?:\..*)?$/, '')))].sort();
}
