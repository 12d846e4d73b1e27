import { minorDigits } from '#core/contract/minor-digits.ts';
import { textKey } from '#core/server/text/text-key.ts';
import { skillKey } from '../contract/filter-values.ts';
import type { JobDetails, JobSkill } from '../contract/job-details.ts';
import type { PublishedPostingRow, SharedColumns } from '../contract/published-postings.ts';
import type { Salary } from '../contract/reply-schemas.ts';
import { yearlyTop } from '../contract/salary.ts';
import { experienceBand } from './experience-band.ts';
import { salaryOf } from './job-mapping.ts';
import { detailsOf } from './posting-details.ts';
import { type SearchedTexts, searchDocument, WORDS_VERSION } from './search-words.ts';
import type { WholeTexts } from './text-words.ts';

/** The columns of a posting that its search row needs. */
export interface PublishedPosting extends SharedColumns {
  readonly id: string;
  readonly published_at: Date;
  readonly seniority?: string | null | undefined;
  readonly experience_min?: number | null | undefined;
  readonly experience_max?: number | null | undefined;
  readonly language?: string | null | undefined;
  readonly country?: string | null | undefined;
  readonly renewed_at?: Date | null | undefined;
  readonly description?: string | null | undefined;
  /** Text when it is to be inserted. */
  readonly details?: Partial<JobDetails> | string | undefined;
}

/** The search row of a published posting. `posting` may have more columns. `category` is the category's name. */
export function searchRow(posting: PublishedPosting, category: string | null): PublishedPostingRow {
  const { id, company_id, company_name, title, location, work_mode, employment_type, category_id, published_at } = posting;
  const { salary_min, salary_max, salary_currency, salary_period, language = null, country = null, renewed_at = null } = posting;
  const skills = skillsOf(posting.details);
  const keys = [...new Set(skills.map(skillKey))].filter((key) => key !== '');
  return {
    job_id: id,
    company_id,
    company_name,
    title,
    title_key: textKey(title),
    location,
    work_mode,
    employment_type,
    category_id,
    salary_min,
    salary_max,
    salary_currency,
    salary_period,
    salary_year_top: yearTopInUnits(salaryOf(posting)),
    published_at,
    renewed_at,
    skills: keys.length === 0 ? null : keys,
    experience: experienceBand(posting),
    language,
    country,
    search: searchDocument(searchedTexts(posting, category)),
    words_version: WORDS_VERSION,
    // `PostingPlaces` reads them.
    places: null,
    applicant_countries: null,
    places_version: 0,
  };
}

/** The texts of a published posting with its description. */
export function wholeTexts(posting: PublishedPosting, category: string | null): WholeTexts {
  const { description = null, published_at: publishedAt } = posting;
  return { ...searchedTexts(posting, category), description, publishedAt };
}

function searchedTexts({ title, company_name: company, location, details }: PublishedPosting, category: string | null): SearchedTexts {
  return { title, company, location, category, skills: skillsOf(details).map(({ name }) => name) };
}

/** The skills in the stored details of a posting. */
export function skillsOf(details: PublishedPosting['details'] = {}): readonly JobSkill[] {
  const stored: Partial<JobDetails> = typeof details === 'string' ? JSON.parse(details) : details;
  return stored.skills === undefined ? [] : detailsOf(stored).skills;
}

/** The upper end of a salary in whole units of its currency a year, rounded down. */
export function yearTopInUnits(salary: Salary | null): number | null {
  const top = salary === null ? null : yearlyTop(salary);
  return salary === null || top === null ? null : Math.floor(top / 10 ** minorDigits(salary.currency));
}
