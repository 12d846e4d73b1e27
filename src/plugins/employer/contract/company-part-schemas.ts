import { COUNTRY_CODES } from '#core/contract/countries.ts';
import { richTextSchema } from '#core/contract/rich-text-schema.ts';
import { exactSchema, idSchema, lineSchema, listSchema, type Shape, textSchema, z } from '#core/contract/schema.ts';
import { webAddressSchema } from '#core/contract/web-address-schema.ts';
import { MOST_CODE } from '#plugins/admin-masters/contract/master-row.ts';
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

/** Codes of master data, each once. */
function codesSchema(most: number) {
  return listSchema(exactSchema(1, MOST_CODE), most).refine((codes) => new Set(codes).size === codes.length, {
    error: employerIssues['employer.twice'],
  });
}

/** An empty field deletes the value. */
export function clearable<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value) => (value === '' ? null : value), schema.nullable());
}

export const companyBasicsSchema = z.object({
  name: lineSchema(1, 80).describe('The name on job postings; 1 to 80 characters.'),
  legalName: clearable(lineSchema(1, 160)).describe('As in the register; 1 to 160 characters.'),
  registrationNumber: clearable(lineSchema(1, 40)).describe('Up to 40 characters.'),
  country: clearable(countrySchema).describe('Country of registration (ISO 3166-1 alpha-2).'),
  size: clearable(z.enum(SIZES)),
  foundedYear: clearable(yearSchema).describe('1800 to this year.'),
  website: clearable(websiteSchema).describe("Address of the company's website, https."),
});

/** The basic facts of a company, from the employer's first step. Empty fields are `null`. */
export type CompanyBasics = Shape<typeof companyBasicsSchema>;

export const companyPlaceSchema = z.object({
  label: lineSchema(0, 80).default('').describe('What the company calls the place; up to 80 characters.'),
  street: lineSchema(0, 160).default('').describe('Street and number; up to 160 characters.'),
  postalCode: lineSchema(0, 12).default('').describe('Up to 12 characters.'),
  city: lineSchema(1, 80).describe('1 to 80 characters.'),
  country: countrySchema.describe('ISO 3166-1 alpha-2.'),
});

/** A place where a company works. Parts that the company does not name are empty. */
export type CompanyPlace = Shape<typeof companyPlaceSchema>;

/** A place of which empty parts may be missing, as in requests and in rows of earlier versions. */
export type CompanyPlaceInput = Pick<CompanyPlace, 'city' | 'country'> & Partial<CompanyPlace>;

export const companyProfileSchema = z.object({
  tagline: clearable(lineSchema(0, 120)).describe('Up to 120 characters.'),
  about: clearable(textSchema(0, COMPANY_LIMITS.about)).describe('Plain text, up to 5,000 characters.'),
  aboutHtml: clearable(richTextSchema({ min: 0, max: COMPANY_LIMITS.about })).describe(
    'The same as rich text without headings; `null` for a description that was only given as plain text.',
  ),
  type: clearable(exactSchema(1, MOST_CODE)).describe('Code of a row of the kind `company-types` of master data.'),
  industries: codesSchema(COMPANY_LIMITS.industries).describe('Codes of the kind `industries` of master data; up to 3.'),
  benefits: codesSchema(COMPANY_LIMITS.benefits).describe('Codes of the kind `benefits` of master data; up to 20.'),
  languages: codesSchema(COMPANY_LIMITS.languages).describe('Languages at work (ISO 639); up to 10.'),
  places: listSchema(companyPlaceSchema, COMPANY_LIMITS.places).describe('Up to 50.'),
  links: listSchema(websiteSchema, COMPANY_LIMITS.links).describe('Up to 8 addresses, https.'),
  accessibility: clearable(textSchema(0, 500)).describe('What the company does for accessibility at work; up to 500 characters.'),
  equalOpportunity: clearable(textSchema(0, 1000)).describe('What the company does for equal opportunity; up to 1,000 characters.'),
  logoFileId: clearable(idSchema).describe('Id of a file with the purpose `logo`, at public addresses.'),
  coverFileId: clearable(idSchema).describe('Id of a file with the purpose `cover`, at a public address.'),
});

/** The profile that a company writes, from the employer's second step. */
export type CompanyProfile = Shape<typeof companyProfileSchema>;
