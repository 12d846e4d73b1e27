import type { Insertable } from 'kysely';
import { textKey } from '#core/server/text/text-key.ts';
import { minorDigits } from '../contract/minor-digits.ts';
import { type Salary, yearlyTop } from '../contract/salary.ts';
import type { JobSearchTable, PostingCard } from './job-tables.ts';
import { searchDocument } from './search-document.ts';

/** The columns of a posting that its search row needs. */
export interface PublishedPosting extends PostingCard {
  readonly id: string;
  readonly published_at: Date;
}

/** The search row of a published posting. `posting` may have more columns. `category` is the category's name. */
export function searchRow(posting: PublishedPosting, category: string | null): Insertable<JobSearchTable> {
  const { id, company_id, company_name, title, location, work_mode, employment_type, category_id, published_at } = posting;
  const { salary_min, salary_max, salary_currency, salary_period } = posting;
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
    search: searchDocument({ title, company: company_name, location, category }),
  };
}

/** The salary in the columns of a row; `null` without a salary. */
export function salaryOf(row: Pick<PostingCard, 'salary_min' | 'salary_max' | 'salary_currency' | 'salary_period'>): Salary | null {
  const { salary_min: min, salary_max: max, salary_currency: currency, salary_period: period } = row;
  return currency === null || period === null ? null : { min, max, currency, period };
}

/** The upper end of a salary in whole units of its currency a year, rounded down. */
export function yearTopInUnits(salary: Salary | null): number | null {
  const top = salary === null ? null : yearlyTop(salary);
  return salary === null || top === null ? null : Math.floor(top / 10 ** minorDigits(salary.currency));
}
