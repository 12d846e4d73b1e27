import { richTextSchema } from '#core/contract/rich-text-schema.ts';
import { exactSchema, lineSchema, type Shape, textSchema, z } from '#core/contract/schema.ts';
import { webAddressSchema } from '#core/contract/web-address-schema.ts';
import { dateSchema } from './date-schema.ts';
import { jobIssues } from './issues.ts';
import { EMPLOYMENT_TYPES, WORK_MODES } from './job.ts';
import { countryCodeSchema, jobDetailsSchema, languageCodeSchema } from './job-details.ts';
import { amountSchema, CURRENCIES, categoryCodeSchema, MOST_DESCRIPTION } from './posting-field-schemas.ts';
import { PAY_PERIODS } from './salary.ts';

/** The address at which a company takes applications itself, or empty text. */
export const applyUrlSchema = webAddressSchema({ error: jobIssues['jobs.link-not-whole'], isOptional: true });

/** Years of experience. */
const yearsSchema = z.number().int().min(0).max(40).nullable();

export const draftSalarySchema = z.object({
  min: amountSchema.describe('Minor units of the currency.'),
  max: amountSchema,
  currency: exactSchema(0, 3)
    .refine((code) => code === '' || CURRENCIES.has(code), { error: jobIssues['jobs.no-such-currency'] })
    .meta({ description: 'ISO 4217, or empty.', examples: ['EUR', ''] }),
  period: z.enum(['', ...PAY_PERIODS]),
});

/** A salary that is being typed. */
export type DraftSalary = Shape<typeof draftSalarySchema>;

/** An address that is being typed. A complete one gets the form in which it is published. */
const typedAddressSchema = lineSchema(0, 2048).transform((typed) => {
  const address = applyUrlSchema.safeParse(typed);
  return address.success ? address.data : typed;
});

/** The fields of a posting as a draft may have them. Only the lengths of texts and lists and the ranges of numbers are checked. */
export const postingFieldsSchema = z.object({
  title: lineSchema(0, 120),
  description: textSchema(0, MOST_DESCRIPTION).describe('Plain text with line breaks.'),
  descriptionHtml: richTextSchema({ min: 0, max: MOST_DESCRIPTION }).describe(
    'The same text as HTML, or empty when the posting only has plain text. A call that gives it need not give `description`: the server cleans the HTML and derives the plain text.',
  ),
  location: lineSchema(0, 120),
  workMode: z.enum(['', ...WORK_MODES]),
  employmentType: z.enum(['', ...EMPLOYMENT_TYPES]),
  category: z
    .literal('')
    .or(categoryCodeSchema)
    .meta({ description: 'Code of a category, or empty.', examples: ['engineering', ''] }),
  salary: draftSalarySchema,
  country: countryCodeSchema.describe('ISO 3166-1 alpha-2.'),
  language: languageCodeSchema.describe('The language of the text, ISO 639.'),
  experienceMin: yearsSchema.describe('Years.'),
  experienceMax: yearsSchema,
  applyUrl: typedAddressSchema.describe('A web address as typed. It may be incomplete in a draft.'),
  deadline: dateSchema.describe('The last day for applications, such as `2026-09-30`.'),
  details: jobDetailsSchema,
});

/** All fields of a posting that its company edits. Empty text or `null` stands for a missing value. */
export type PostingFields = Shape<typeof postingFieldsSchema>;

/** Some of these fields. */
export const postingChangeSchema = postingFieldsSchema.partial().extend({ details: jobDetailsSchema.partial().optional() });

/** The fields that are filled in for several drafts at once. */
export const draftValuesSchema = postingFieldsSchema
  .pick({ country: true, location: true, employmentType: true, workMode: true, category: true, applyUrl: true })
  .partial()
  .extend({
    salary: draftSalarySchema.pick({ currency: true, period: true }).partial().optional(),
    details: jobDetailsSchema.pick({ daysOnSite: true, applicantCountries: true }).partial().optional(),
  });
