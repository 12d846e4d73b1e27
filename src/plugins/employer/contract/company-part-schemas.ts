import { COUNTRY_CODES } from '#core/contract/countries.ts';
import { richTextSchema } from '#core/contract/rich-text-schema.ts';
import { exactSchema, idSchema, lineSchema, listSchema, textSchema, z } from '#core/contract/schema.ts';
import { webAddressSchema } from '#core/contract/web-address-schema.ts';
import { COMPANY_LIMITS, COMPANY_SIZES, type CompanySize } from './company.ts';
import { employerIssues } from './issues.ts';

export const SIZES = Object.keys(COMPANY_SIZES) as CompanySize[];

const websiteSchema = webAddressSchema({ error: employerIssues['employer.website-not-whole'] });
const countrySchema = z.enum(COUNTRY_CODES, { error: employerIssues['employer.country-unknown'] });
const yearSchema = z
  .number()
  .int()
  .min(COMPANY_LIMITS.firstYear)
  .refine((year) => year <= new Date().getFullYear(), { error: employerIssues['employer.year-to-come'] });

/** An empty field deletes the value. */
export function clearable<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value) => (value === '' ? null : value), schema.nullable());
}

/** The basic facts of a company; see {@link CompanyBasics} for the limits. */
export const companyBasicsSchema = z.object({
  name: lineSchema(2, 80),
  legalName: clearable(lineSchema(2, 160)),
  registrationNumber: clearable(lineSchema(1, 40)),
  country: clearable(countrySchema),
  size: clearable(z.enum(SIZES)),
  industry: clearable(exactSchema(1, 64)),
  foundedYear: clearable(yearSchema),
  website: clearable(websiteSchema),
});

/** The profile of a company; see {@link CompanyProfile} for the limits. */
export const companyProfileSchema = z.object({
  tagline: clearable(lineSchema(0, 120)),
  about: clearable(textSchema(0, COMPANY_LIMITS.about)),
  aboutHtml: clearable(richTextSchema({ min: 0, max: COMPANY_LIMITS.about })),
  places: listSchema(z.object({ city: lineSchema(1, 80), country: countrySchema }), COMPANY_LIMITS.places),
  links: listSchema(websiteSchema, COMPANY_LIMITS.links),
  accessibility: clearable(textSchema(0, 500)),
  logoFileId: clearable(idSchema),
  coverFileId: clearable(idSchema),
});
