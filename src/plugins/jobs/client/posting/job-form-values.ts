import type { FieldPath, UseFormRegister } from 'react-hook-form';
import type { EmploymentType, WorkMode } from '../../contract/job.ts';
import type { PayPeriod, Salary } from '../../contract/salary.ts';

/** The fields of the posting form. Amounts are text in major units, as the user typed them. */
export interface JobFormValues {
  readonly companyId: string;
  readonly title: string;
  readonly description: string;
  readonly location: string;
  readonly workMode: WorkMode;
  readonly employmentType: EmploymentType;
  readonly category: string;
  readonly payMin: string;
  readonly payMax: string;
  readonly currency: string;
  readonly period: PayPeriod;
}

export interface JobFieldsProps {
  readonly field: UseFormRegister<JobFormValues>;
  /** The error message of a field, if it is invalid. */
  readonly errorOf: (field: FieldPath<JobFormValues>) => string | undefined;
}

/** An empty form with a yearly pay period. */
export function emptyJobForm(currency: string): JobFormValues {
  return {
    companyId: '',
    title: '',
    description: '',
    location: '',
    workMode: 'onsite',
    employmentType: 'full_time',
    category: '',
    payMin: '',
    payMax: '',
    currency,
    period: 'year',
  };
}

/** The request body, with amounts in minor units of the currency. Invalid numbers are passed on, and the schema refuses them. */
export function jobBody(values: JobFormValues): unknown {
  const { payMin, payMax, currency, period, ...rest } = values;
  return { ...rest, salary: jobSalary(values) };
}

/** The salary of the input so far. An end that is not a number is `NaN`. */
export function jobSalary({ payMin, payMax, currency, period }: JobFormValues): Salary {
  const digits = minorDigits(currency);
  return { min: minorUnits(payMin, digits), max: minorUnits(payMax, digits), currency, period };
}

/** The field that shows the schema's issue. */
export function jobFieldOf(path: string): string {
  const fields: Readonly<Record<string, string>> = {
    'salary.min': 'payMin',
    'salary.max': 'payMax',
    'salary.currency': 'currency',
    'salary.period': 'period',
    salary: 'payMin',
  };
  return fields[path] ?? path;
}

function minorDigits(currency: string): number {
  try {
    return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  } catch {
    return 2;
  }
}

function minorUnits(typed: string, digits: number): number | null {
  const text = typed.normalize('NFKC').replace(/[\s'’]/g, '');
  if (text === '') return null;
  const amount = withDecimalPoint(text, digits);
  return /^\d+(\.\d+)?$/.test(amount) ? Math.round(Number(amount) * 10 ** digits) : Number.NaN;
}

/** Comma and point may each separate thousands or decimals. The last one separates decimals, unless three digits follow it. */
function withDecimalPoint(text: string, digits: number): string {
  const mark = Math.max(text.lastIndexOf(','), text.lastIndexOf('.'));
  if (mark === -1) return text;
  const decimals = text.slice(mark + 1);
  const isGroup = decimals.length === 3 && (digits !== 3 || text.indexOf(text.charAt(mark)) !== mark);
  const whole = text.slice(0, mark);
  if (!/^\d{1,3}([,.]\d{3})*$|^\d+$/.test(whole)) return text;
  return whole.replace(/[,.]/g, '') + (isGroup ? decimals : `.${decimals}`);
}
