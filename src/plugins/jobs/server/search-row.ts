import type { Insertable } from 'kysely';
import { textKey } from '#core/server/text/text-key.ts';
import { minorDigits, type Salary, yearlyTop } from '../contract/salary.ts';
import { salaryOf } from './job-mapping.ts';
import type { JobSearchTable, SharedColumns } from './job-tables.ts';
import { searchDocument } from './search-words.ts';

/** The columns of a posting that its search row needs. */
export interface PublishedPosting extends SharedColumns {
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

/** The upper end of a salary in whole units of its currency a year, rounded down. */
export function yearTopInUnits(salary: Salary | null): number | null {
  const top = salary === null ? null : yearlyTop(salary);
  return salary === null || top === null ? null : Math.floor(top / 10 ** minorDigits(salary.currency));
}
