import type { Issue } from '#core/contract/errors.ts';
import { minorDigits } from '#core/contract/minor-digits.ts';
import type { Salary } from '#plugins/jobs/contract/reply-schemas.ts';
import { postingRowIssue } from '../row/row-cells.ts';
import { inMinorUnits } from '../row/salary.ts';
import type { SheetValue } from './row-reader.ts';

/** The salary after an import. */
export interface SalaryAfter {
  readonly salary: Salary | null;
  /** Whether the salary stays as text in the description. */
  readonly isUnread: boolean;
}

/** The columns of the file that the target knows. */
export type HasColumn = (id: string) => boolean;

export function hasSalary(has: HasColumn): boolean {
  return has('salary') || has('salaryMin') || has('salaryMax');
}

/** The given salary. Parts that the file has no column for are those of the stored salary. */
export function salaryAfter(stored: Salary | null, given: SheetValue['salary'], has: HasColumn): SalaryAfter | Issue {
  if (!hasSalary(has)) return { salary: stored, isUnread: false };
  const read = given.read ?? completed(given.parts, stored, has);
  if (read === null && given.unread !== null) return { salary: null, isUnread: true };
  const salary = withStoredEnd(read, stored, has);
  if (salary === null || salary.min === null || salary.max === null || salary.min <= salary.max) return { salary, isUnread: false };
  const unit = 10 ** minorDigits(salary.currency);
  return postingRowIssue(has('salaryMin') ? 'salaryMin' : 'salaryMax', {
    code: 'job-import.salary-turned-round',
    values: { min: salary.min / unit, max: salary.max / unit },
  });
}

function completed(parts: SheetValue['salary']['parts'], stored: Salary | null, has: HasColumn): Salary | null {
  if (parts === null) return null;
  const currency = parts.currency ?? (has('salaryCurrency') ? null : stored?.currency) ?? null;
  const period = parts.period ?? (has('salaryPeriod') ? null : stored?.period) ?? null;
  if (currency === null || period === null) return null;
  return { min: inMinorUnits(parts.min ?? undefined, currency), max: inMinorUnits(parts.max ?? undefined, currency), currency, period };
}

/** A file with one column for an end of the salary leaves the other end alone. */
function withStoredEnd(read: Salary | null, stored: Salary | null, has: HasColumn): Salary | null {
  const hasOneEnd = has('salaryMin') !== has('salaryMax');
  if (!hasOneEnd || stored === null) return read;
  const { currency, period } = read ?? stored;
  if (currency !== stored.currency || period !== stored.period) return read;
  const min = has('salaryMin') ? (read?.min ?? null) : stored.min;
  const max = has('salaryMax') ? (read?.max ?? null) : stored.max;
  return min === null && max === null ? null : { min, max, currency, period };
}
