import type { OtherNames } from '#plugins/admin-masters/contract/master-row.ts';
import type { EmploymentType, WorkMode } from './job.ts';
import type { JobDetails } from './job-details.ts';
import type { PayPeriod } from './salary.ts';

/** The columns that a posting and its search row share. */
export interface SharedColumns {
  company_id: string;
  /** Copied from the company; the rename listener updates it. */
  company_name: string;
  title: string;
  location: string | null;
  work_mode: WorkMode | null;
  employment_type: EmploymentType | null;
  category_id: number | null;
  /** Minor units of the currency. */
  salary_min: number | null;
  salary_max: number | null;
  salary_currency: string | null;
  salary_period: PayPeriod | null;
}

/**
 * A row of `job_search`: a published posting with only the columns that lists and searches need. The plugin `jobs` writes it in the
 * transaction of each change of the posting.
 */
export interface PublishedPostingRow extends SharedColumns {
  job_id: string;
  /** `textKey(title)`. */
  title_key: string;
  /** Upper end of the salary in whole units of its currency a year. */
  salary_year_top: number | null;
  published_at: Date;
  renewed_at: Date | null;
  /** Keys by `skillKey()`; `null` without skills, like most imported postings. */
  skills: string[] | null;
  /** Index in `EXPERIENCE_BANDS`. */
  experience: number | null;
  /** ISO 639. */
  language: string | null;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  /** Written as text by `searchDocument()`. */
  search: string;
  /** The number of the rules by which its words were made. */
  words_version: number;
  /** The numbers of its places in the plugin `places`; `null` where its texts name none, and until they are read. */
  places: number[] | null;
  /** For remote work: the countries in which applicants may live, ISO 3166-1 alpha-2; `null` for all. Read with the places. */
  applicant_countries: string[] | null;
  /** The number of the rules by which its places were read; 0 until then. */
  places_version: number;
}

/** The category of a posting, joined to its row. */
export interface JoinedCategory {
  readonly category_code: string | null;
  readonly category_name: string | null;
  readonly category_names: OtherNames | null;
}

/** The columns that the rows of lists, searches and pages share. */
export type SummaryRow = Omit<SharedColumns, 'category_id'> & JoinedCategory;

/**
 * What server plugins that require `jobs` may read in SQL of their own: the published postings, the categories that their rows name by number,
 * and few columns of all postings. Only `jobs` writes these tables.
 */
export type PublishedTables = {
  job_search: PublishedPostingRow;
  job_categories: {
    readonly id: number;
    readonly code: string;
    /** In English. */
    readonly name: string;
    readonly names: OtherNames;
    readonly is_hidden: boolean;
  };
  /** The words of whole postings with their descriptions. A posting may have none yet. */
  job_texts: {
    readonly job_id: string;
    /** As in `job_search`. */
    readonly published_at: Date;
    /** A tsvector without positions, with words for the time; see `text-times.ts`. */
    readonly words: string;
  };
  job_postings: {
    readonly id: string;
    readonly description: string | null;
    readonly updated_at: Date;
    readonly expires_at: Date | null;
    /** Only those with a value. */
    readonly details: Partial<JobDetails>;
  };
};
