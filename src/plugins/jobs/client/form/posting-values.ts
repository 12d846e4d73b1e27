import type { UseFormReturn } from 'react-hook-form';
import type { FormFields } from '#core/client/forms/form-fields.ts';
import { keptMinorUnits, minorUnitsOf } from '#core/client/i18n/amount-text.ts';
import { typedNumber } from '#core/client/i18n/typed-number.ts';
import { richTextOfPlain } from '#core/contract/rich-text-of-plain.ts';
import { textOf } from '#core/contract/rich-text-plain.ts';
import { USUAL_RESPONSE_DAYS } from '../../contract/detail-values.ts';
import type { EmploymentType, WorkMode } from '../../contract/job.ts';
import type { JobLanguage, JobPlace, JobSkill } from '../../contract/job-details.ts';
import { PUBLISHED_DAYS } from '../../contract/life-cycle.ts';
import type { DraftInput } from '../../contract/managing.ts';
import type { PostingFields } from '../../contract/posting-input-schemas.ts';
import type { PayPeriod } from '../../contract/salary.ts';

/** The fields of the form of a posting. Amounts are kept texts, and counts are texts as they were typed. */
export interface PostingValues {
  readonly companyId: string;
  readonly title: string;
  /** HTML. */
  readonly description: string;
  readonly language: string;
  readonly employmentType: EmploymentType | '';
  readonly category: string;
  readonly skills: JobSkill[];
  readonly languages: JobLanguage[];
  readonly educationLevel: string;
  readonly experienceMin: string;
  readonly experienceMax: string;
  readonly workMode: WorkMode | '';
  readonly location: string;
  readonly country: string;
  readonly places: JobPlace[];
  readonly daysOnSite: string;
  readonly applicantCountries: string[];
  readonly payMin: string;
  readonly payMax: string;
  readonly currency: string;
  readonly period: PayPeriod | '';
  readonly isGross: '' | 'gross' | 'net';
  readonly isNegotiable: boolean;
  readonly benefits: string[];
  readonly openings: string;
  readonly startsOn: string;
  readonly deadline: string;
  readonly days: string;
  readonly responseDays: string;
  readonly applyUrl: string;
}

/** A field of the form. */
export type PostingField = keyof PostingValues;

export interface PostingFieldsProps {
  readonly form: UseFormReturn<PostingValues>;
  /** The error message of a field, if it is invalid. */
  readonly fields: FormFields<PostingValues>;
}

/** What a new posting begins with. */
export interface Beginning {
  readonly companyId: string;
  readonly currency: string;
  readonly country: string;
  /** ISO 639. */
  readonly language: string;
}

/** The values of a new posting. */
export function newValues({ companyId, currency, country, language }: Beginning): PostingValues {
  return {
    ...{ companyId, title: '', description: '', language, employmentType: 'full_time', category: '' },
    ...{ skills: [], languages: [], educationLevel: '', experienceMin: '', experienceMax: '' },
    ...{ workMode: 'onsite', location: '', country, places: [], daysOnSite: '', applicantCountries: [] },
    ...{ payMin: '', payMax: '', currency, period: 'year', isGross: '', isNegotiable: false },
    ...{ benefits: [], openings: '', startsOn: '', deadline: '', days: String(PUBLISHED_DAYS.default) },
    ...{ responseDays: String(USUAL_RESPONSE_DAYS), applyUrl: '' },
  };
}

/** The values of a posting or a template. */
export function valuesOf(fields: PostingFields, companyId: string): PostingValues {
  const { salary, details, experienceMin, experienceMax, description, descriptionHtml, ...others } = fields;
  return {
    ...others,
    companyId,
    description: descriptionHtml === '' ? richTextOfPlain(description) : descriptionHtml,
    experienceMin: countText(experienceMin),
    experienceMax: countText(experienceMax),
    skills: [...details.skills],
    languages: [...details.languages],
    educationLevel: details.educationLevel,
    places: [...details.places],
    daysOnSite: countText(details.daysOnSite),
    applicantCountries: [...details.applicantCountries],
    payMin: keptMinorUnits(salary.min, salary.currency),
    payMax: keptMinorUnits(salary.max, salary.currency),
    currency: salary.currency,
    period: salary.period,
    isGross: details.isGross === null ? '' : details.isGross ? 'gross' : 'net',
    isNegotiable: details.isNegotiable,
    benefits: [...details.benefits],
    openings: countText(details.openings),
    startsOn: details.startsOn,
    days: countText(details.days ?? PUBLISHED_DAYS.default),
    responseDays: countText(details.responseDays),
  };
}

/** The fields of the values. A text that is no number becomes `NaN`, which the schema refuses. */
export function fieldsOf(values: PostingValues, locale: string): PostingFields {
  const { currency, period, isGross } = values;
  const count = (typed: string): number | null => (typed.trim() === '' ? null : (typedNumber(typed, { locale }) ?? Number.NaN));
  return {
    title: values.title,
    description: textOf(values.description),
    descriptionHtml: values.description,
    location: values.location,
    workMode: values.workMode,
    employmentType: values.employmentType,
    category: values.category,
    salary: { min: minorUnitsOf(values.payMin, currency), max: minorUnitsOf(values.payMax, currency), currency, period },
    country: values.country,
    language: values.language,
    experienceMin: count(values.experienceMin),
    experienceMax: count(values.experienceMax),
    applyUrl: values.applyUrl,
    deadline: values.deadline,
    details: {
      skills: values.skills,
      languages: values.languages,
      benefits: values.benefits,
      places: values.places,
      openings: count(values.openings),
      daysOnSite: count(values.daysOnSite),
      applicantCountries: values.applicantCountries,
      educationLevel: values.educationLevel,
      startsOn: values.startsOn,
      responseDays: count(values.responseDays),
      isGross: isGross === '' ? null : isGross === 'gross',
      isNegotiable: values.isNegotiable,
      days: count(values.days),
    },
  };
}

/** The body of a call with these values. The server derives the plain text. */
export function bodyOf(values: PostingValues, locale: string): DraftInput {
  const { description, ...fields } = fieldsOf(values, locale);
  return { ...fields, ...(values.companyId !== '' && { companyId: values.companyId }) };
}

const FIELDS: Readonly<Record<string, PostingField>> = {
  descriptionHtml: 'description',
  salary: 'payMin',
  'salary.min': 'payMin',
  'salary.max': 'payMax',
  'salary.currency': 'currency',
  'salary.period': 'period',
};

/** The field of the form that shows an issue. */
export function fieldOfPath(path: string): string {
  return FIELDS[path] ?? path.replace(/^details\./, '');
}

function countText(count: number | null): string {
  return count === null ? '' : String(count);
}
