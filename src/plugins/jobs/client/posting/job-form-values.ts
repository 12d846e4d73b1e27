import type { FieldPath, UseFormReturn } from 'react-hook-form';
import { typedNumber } from '#core/client/i18n/typed-number.ts';
import type { EmploymentType, WorkMode } from '../../contract/job.ts';
import { minorDigits, type PayPeriod, type Salary } from '../../contract/salary.ts';

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
  readonly form: UseFormReturn<JobFormValues>;
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
export function jobBody(values: JobFormValues, locale: string): unknown {
  const { payMin, payMax, currency, period, ...rest } = values;
  return { ...rest, salary: jobSalary(values, locale) };
}

/** The salary of the input so far. An end that is not an amount is `NaN`. */
export function jobSalary({ payMin, payMax, currency, period }: JobFormValues, locale: string): Salary {
  const decimals = Intl.supportedValuesOf('currency').includes(currency) ? minorDigits(currency) : 2;
  const minorUnits = (typed: string): number | null => {
    if (typed.trim() === '') return null;
    return Math.round((typedNumber(typed, { locale, decimals, currency }) ?? Number.NaN) * 10 ** decimals);
  };
  return { min: minorUnits(payMin), max: minorUnits(payMax), currency, period };
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
