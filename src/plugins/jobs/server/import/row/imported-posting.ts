import type { EmploymentType, WorkMode } from '../../../contract/employment-type.ts';
import type { Salary } from '../../../contract/salary.ts';

/** A posting as a file tells it; what the file does not say is `undefined`. */
export interface ImportedPosting {
  /** Its id at its source. */
  readonly externalId: string | undefined;
  /** 1 to 200 characters. */
  readonly title: string;
  readonly company: string;
  readonly location: string | undefined;
  readonly workMode: WorkMode | undefined;
  /** Name of the category. */
  readonly category: string | undefined;
  readonly employmentType: EmploymentType | undefined;
  readonly salary: Salary | undefined;
  /** Up to 60,000 characters of plain text. */
  readonly description: string | undefined;
  readonly seniority: string | undefined;
  readonly postedAt: Date | undefined;
}

/** How long, in characters, what a file says may be. Title and description are limits of postings; the others tell a text that slipped into a foreign column. */
export const IMPORT_LIMITS = Object.freeze({
  id: 200,
  title: 200,
  company: 200,
  location: 200,
  category: 120,
  label: 100,
  description: 60_000,
});
