import type { EmploymentType, WorkMode } from '#plugins/jobs/contract/job.ts';
import type { Salary } from '#plugins/jobs/contract/reply-schemas.ts';

/** A posting as its source describes it. A field that the source does not give is `undefined`. */
export interface ImportedPosting {
  /** The posting's id at its source. */
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
  /** The same as HTML of rich text in its normal form; absent for a plain text. */
  readonly descriptionHtml?: string | undefined;
  readonly seniority: string | undefined;
  readonly postedAt: Date | undefined;
}
