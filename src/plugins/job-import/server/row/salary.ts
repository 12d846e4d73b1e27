import { minorDigits } from '#core/contract/minor-digits.ts';
import type { Salary } from '#plugins/jobs/contract/reply-schemas.ts';
import type { PayPeriod } from '#plugins/jobs/contract/salary.ts';
import type { PostingField } from '../columns/posting-field.ts';
import { currencyIn, withoutCurrency } from './currency-text.ts';
import { periodIn, withoutPeriod } from './period-text.ts';
import type { CellFault, RowCells } from './row-cells.ts';
import { beginning, IMPORT_LIMITS } from './row-cells.ts';
import { type AmountRange, type OpenAmount, readAmount, readRange } from './salary-text.ts';

/** The salary of a row: parsed, or as text when a part is missing. */
export interface SalaryReading {
  readonly read: Salary | undefined;
  /** Text that could not be parsed. An amount without a currency or a period has no meaning. */
  readonly unread: string | undefined;
}

/** The same with what was understood of a salary that lacks a part. */
export interface SalaryInParts extends SalaryReading {
  readonly parts?: SalaryParts | undefined;
}

/** Amounts whose currency or period may be missing. */
export interface SalaryParts extends AmountRange {
  readonly currency: string | undefined;
  readonly period: PayPeriod | undefined;
}

/** Higher amounts are typing errors. In minor units, this amount is well within the range of the database. */
const MAX_AMOUNT = 1e12;

const NOTHING: SalaryReading = { read: undefined, unread: undefined };

/** Reads the salary from number columns if there are any, otherwise from one text. @throws CellFault */
export function readSalaryInParts(row: RowCells): SalaryInParts {
  if (row.has('salaryMin') || row.has('salaryMax')) return readColumns(row);
  const text = row.line('salary', IMPORT_LIMITS.label);
  if (text === undefined) return NOTHING;
  const range = readRange(withoutPeriod(withoutCurrency(text)), row.form('salary').decimal);
  if (range === undefined) return { read: undefined, unread: text };
  if (range.kind === 'open') throw openAmount(row, 'salary', text, range);
  if (isNothing(range)) return NOTHING;
  if (isUpsideDown(range)) return { read: undefined, unread: text };
  return complete(row, { min: range.min, max: range.max }, text, text);
}

function readColumns(row: RowCells): SalaryInParts {
  const range: AmountRange = { min: amountOf(row, 'salaryMin'), max: amountOf(row, 'salaryMax') };
  const period = row.line('salaryPeriod', IMPORT_LIMITS.label);
  if (period !== undefined && periodIn(period) === undefined) {
    throw row.fault('salaryPeriod', {
      code: 'job-import.not-a-period',
      values: { value: beginning(period) },
    });
  }
  if (isNothing(range)) return NOTHING;
  const { min, max } = range;
  if (min !== undefined && max !== undefined && min > max) {
    throw row.fault('salaryMin', {
      code: 'job-import.salary-turned-round',
      values: { min, max },
    });
  }
  const shown = [range.min, range.max].filter((amount) => amount !== undefined).join('–');
  const cells = [row.raw('salaryMin'), row.raw('salaryMax')].join(' ').slice(0, 2 * IMPORT_LIMITS.label);
  return complete(row, range, cells, [shown, row.line('salaryCurrency', IMPORT_LIMITS.label), period].filter(Boolean).join(' '));
}

function amountOf(row: RowCells, field: 'salaryMin' | 'salaryMax'): number | undefined {
  const text = row.line(field, IMPORT_LIMITS.label);
  if (text === undefined) return undefined;
  const amount = readAmount(withoutPeriod(withoutCurrency(text)), row.form(field).decimal);
  if (amount?.kind === 'open') throw openAmount(row, field, text, amount);
  if (amount !== undefined && amount.value <= MAX_AMOUNT) return amount.value === 0 ? undefined : amount.value;
  throw row.fault(field, {
    code: 'job-import.not-an-amount',
    values: { value: beginning(text) },
  });
}

function openAmount(row: RowCells, field: PostingField, text: string, { one, other }: OpenAmount): CellFault {
  return row.fault(field, {
    code: 'job-import.open-amount',
    values: { value: beginning(text), one, other },
  });
}

function complete(row: RowCells, range: AmountRange, text: string, shown: string): SalaryInParts {
  const currency = currencyOf(row.line('salaryCurrency', IMPORT_LIMITS.label)) ?? currencyIn(text);
  const period: PayPeriod | undefined = periodIn(row.line('salaryPeriod', IMPORT_LIMITS.label) ?? text);
  const fits = (range.min ?? 0) <= MAX_AMOUNT && (range.max ?? 0) <= MAX_AMOUNT;
  if (!fits) return { read: undefined, unread: shown };
  if (currency === undefined || period === undefined) return { read: undefined, unread: shown, parts: { ...range, currency, period } };
  return { read: { min: inMinorUnits(range.min, currency), max: inMinorUnits(range.max, currency), currency, period }, unread: undefined };
}

/** A currency in a cell of its own, where codes may be in small letters. */
function currencyOf(cell: string | undefined): string | undefined {
  return cell === undefined ? undefined : (currencyIn(cell) ?? currencyIn(cell.toUpperCase()));
}

/** Whole units of a currency in its minor units. */
export function inMinorUnits(amount: number | undefined, currency: string): number | null {
  return amount === undefined ? null : Math.round(amount * 10 ** minorDigits(currency));
}

function isNothing(range: AmountRange): boolean {
  return range.min === undefined && range.max === undefined;
}

function isUpsideDown(range: AmountRange): boolean {
  return range.min !== undefined && range.max !== undefined && range.min > range.max;
}
