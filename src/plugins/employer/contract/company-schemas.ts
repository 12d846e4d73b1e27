import { COUNTRY_CODES } from '#core/contract/countries.ts';
import { emailSchema, exactSchema, idSchema, lineSchema, listSchema, textSchema, versionSchema, z } from '#core/contract/schema.ts';
import { webAddressSchema } from '#core/contract/web-address-schema.ts';
import { COMPANY_LIMITS, COMPANY_SIZES, type CompanySize } from './company.ts';
import { employerIssues } from './issues.ts';

const SIZES = Object.keys(COMPANY_SIZES) as CompanySize[];

const websiteSchema = webAddressSchema({ error: employerIssues['employer.website-not-whole'] });
const countrySchema = z.enum(COUNTRY_CODES, { error: employerIssues['employer.country-unknown'] });
const yearSchema = z
  .number()
  .int()
  .min(COMPANY_LIMITS.firstYear)
  .refine((year) => year <= new Date().getFullYear(), { error: employerIssues['employer.year-to-come'] });

/** An empty field deletes the value. */
function clearable<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value) => (value === '' ? null : value), schema.nullable());
}

/** The basic facts of a company; see {@link CompanyBasics} for the limits. */
export const companyBasicsSchema = z.object({
  name: lineSchema(2, 80),
  legalName: clearable(lineSchema(2, 160)),
  registrationNumber: clearable(lineSchema(1, 40)),
  country: clearable(countrySchema),
  size: clearable(z.enum(SIZES)),
  foundedYear: clearable(yearSchema),
  website: clearable(websiteSchema),
});

/** The profile of a company; see {@link CompanyProfile} for the limits. */
export const companyProfileSchema = z.object({
  tagline: clearable(lineSchema(0, 120)),
  about: clearable(textSchema(0, 5000)),
  places: listSchema(z.object({ city: lineSchema(1, 80), country: countrySchema }), COMPANY_LIMITS.places),
  links: listSchema(websiteSchema, COMPANY_LIMITS.links),
  accessibility: clearable(textSchema(0, 500)),
  logoFileId: clearable(idSchema),
  coverFileId: clearable(idSchema),
});

// Input may have spaces and signs. They are removed before the number is saved.
const phoneSchema = exactSchema(0, 64)
  .meta({ minLength: 1, description: 'With its country code; white space, dots and dashes are left out.', examples: ['+49 30 1234567'] })
  .transform((text) => text.replace(/[\s()./-]/g, ''))
  .pipe(z.string().regex(/^\+[1-9]\d{7,14}$/, { error: employerIssues['employer.phone-not-whole'] }));

/** The contact of a company; see {@link CompanyContact} for the limits. */
export const companyContactSchema = z.object({
  name: lineSchema(2, 120),
  email: emailSchema,
  phone: clearable(phoneSchema),
  isShown: z.boolean(),
});

const changesSchema = z.object({
  ...companyBasicsSchema.partial().shape,
  ...companyProfileSchema.partial().shape,
  contact: companyContactSchema.nullable().optional(),
});

/** The input for a new company. */
export const companyInputSchema = changesSchema
  .omit({ logoFileId: true, coverFileId: true })
  .extend({ name: companyBasicsSchema.shape.name });

export const companyEditSchema = changesSchema.extend({ version: versionSchema.min(1) });

export const companySchema = z.object({
  id: idSchema,
  name: z.string(),
  legalName: z.string().nullable(),
  registrationNumber: z.string().nullable(),
  country: z.string().nullable(),
  size: z.enum(SIZES).nullable(),
  foundedYear: z.number().int().nullable(),
  website: z.string().nullable(),
  tagline: z.string().nullable(),
  about: z.string().nullable(),
  places: z.array(z.object({ city: z.string(), country: z.string() })),
  links: z.array(z.string()),
  accessibility: z.string().nullable(),
  logoFileId: idSchema.nullable(),
  coverFileId: idSchema.nullable(),
  contact: z.object({ name: z.string(), email: z.string(), phone: z.string().nullable(), isShown: z.boolean() }).nullable(),
  version: z.number().int(),
});
