import type { Insertable } from 'kysely';
import { textKey } from '#core/server/text/text-key.ts';
import { type Salary, yearlyTop } from '../contract/salary.ts';
import type { JobPostingsTable, JobSearchTable } from './job-tables.ts';
import { searchDocument } from './search-document.ts';

/** What of a posting its narrow copy is made from. */
export type PublishedPosting = Pick<
  Insertable<JobPostingsTable>,
  | 'id'
  | 'company_id'
  | 'company_name'
  | 'title'
  | 'location'
  | 'work_mode'
  | 'employment_type'
  | 'category_id'
  | 'salary_min'
  | 'salary_max'
  | 'salary_currency'
  | 'salary_period'
> & { readonly published_at: Date };

/** The narrow copy of a published posting. `category` is the category's name. */
export function searchRow(posting: PublishedPosting, category: string | null): Insertable<JobSearchTable> {
  const { id, ...card } = posting;
  return {
    ...card,
    job_id: id,
    title_key: textKey(posting.title),
    salary_year_top: yearTopInUnits(salaryOf(posting)),
    search: searchDocument({ title: posting.title, company: posting.company_name, location: posting.location ?? null, category }),
  };
}

/** The salary in the columns of a row; `null` when none was given. */
export function salaryOf(row: {
  readonly salary_min?: number | string | null | undefined;
  readonly salary_max?: number | string | null | undefined;
  readonly salary_currency?: string | null | undefined;
  readonly salary_period?: Salary['period'] | null | undefined;
}): Salary | null {
  if (!row.salary_currency || !row.salary_period) return null;
  return { min: amount(row.salary_min), max: amount(row.salary_max), currency: row.salary_currency, period: row.salary_period };
}

function amount(value: number | string | null | undefined): number | null {
  return value === null || value === undefined ? null : Number(value);
}

/** The upper end of a salary in whole units of its currency a year, rounded down. */
export function yearTopInUnits(salary: Salary | null): number | null {
  const top = salary === null ? null : yearlyTop(salary);
  return salary === null || top === null ? null : Math.floor(top / 10 ** minorDigits(salary.currency));
}

const digitsOfCurrency = new Map<string, number>();

/** How many digits the minor units of a currency have: 2 for EUR, 0 for JPY, 3 for KWD. */
export function minorDigits(currency: string): number {
  const known = digitsOfCurrency.get(currency);
  if (known !== undefined) return known;
  const digits = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  digitsOfCurrency.set(currency, digits);
  return digits;
}
