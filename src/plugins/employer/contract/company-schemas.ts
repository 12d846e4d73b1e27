import { rowCountSchema } from '#core/contract/paging-schema.ts';
import { idSchema, type Shape, versionSchema, z } from '#core/contract/schema.ts';
import { MOST_COUNTED_COMPANIES, MOST_LISTED_VALUES } from './company.ts';
import { companyBasicsSchema, companyPlaceSchema, companyProfileSchema, SIZES } from './company-part-schemas.ts';
import { companyContactSchema } from './contact-schema.ts';
import { COMPANY_ROLES } from './team/company-roles.ts';
import { verifiedSchema } from './verified.ts';

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
  aboutHtml: z.string().nullable(),
  type: z.string().nullable().describe('Code of the kind `company-types` of master data.'),
  industries: z.array(z.string()).describe('Codes of the kind `industries` of master data.'),
  benefits: z.array(z.string()).describe('Codes of the kind `benefits` of master data.'),
  languages: z.array(z.string()).describe('Languages at work, ISO 639.'),
  places: z
    .array(z.object({ label: z.string(), street: z.string(), postalCode: z.string(), city: z.string(), country: z.string() }))
    .describe('Parts that the company does not name are empty.'),
  links: z.array(z.string()),
  accessibility: z.string().nullable(),
  equalOpportunity: z.string().nullable(),
  logoFileId: idSchema.nullable(),
  coverFileId: idSchema.nullable(),
  contact: z
    .object({ name: z.string(), email: z.string(), phone: z.string().nullable(), isShown: z.boolean() })
    .nullable()
    .describe('`null` when missing, and for users who may not see it.'),
  hasMembers: z.boolean().describe('Whether somebody manages the page of the company. Companies of imports have no members at first.'),
  verified: verifiedSchema.nullable().describe('How and since when the company is verified; `null` when it is not.'),
  version: z.number().int().describe('Increases with each change. An edit sends it back, to detect concurrent edits.'),
});

/** A company as the API returns it. */
export type Company = Shape<typeof companySchema>;

export const ownCompanySchema = companySchema.extend({
  role: z.enum(COMPANY_ROLES).describe('What you may do for it.'),
  mayIssue: z.boolean().describe('Whether you decide about its credentials.'),
});

/** A company of the signed-in user. */
export type OwnCompany = Shape<typeof ownCompanySchema>;

export const companySummarySchema = companySchema
  .pick({
    id: true,
    name: true,
    tagline: true,
    website: true,
    country: true,
    size: true,
    industries: true,
    logoFileId: true,
    verified: true,
  })
  .extend({
    place: companyPlaceSchema.pick({ city: true, country: true }).nullable().describe('The first place.'),
    openJobs: z
      .int()
      .nullable()
      .describe('The number of its published postings, at most about five minutes old; `null` when no plugin has postings.'),
    hasMembers: z.boolean().describe('Whether anybody manages it. A company of an import may have no members.'),
  });

/** A company in the list of all companies. */
export type CompanySummary = Shape<typeof companySummarySchema>;

export const companyFacetSchema = z.object({
  values: z.array(z.object({ value: z.string(), count: z.int() })).describe(`The most frequent ${MOST_LISTED_VALUES}.`),
  more: z.boolean().describe(`Whether more than ${MOST_COUNTED_COMPANIES} companies were found. Then only so many are counted.`),
});

/** The values of a filter of companies, and how many would be found with each in place of the choice of this filter. */
export type CompanyFacet = Shape<typeof companyFacetSchema>;

export const companyFacetsSchema = z.object({
  found: rowCountSchema.describe(`The companies found, counted up to ${MOST_COUNTED_COMPANIES}.`),
  industry: companyFacetSchema,
  size: companyFacetSchema,
  country: companyFacetSchema,
  hiring: rowCountSchema.nullable().describe('Companies with open jobs; `null` when no plugin has postings.'),
  verified: rowCountSchema.describe('Verified companies.'),
});

/** The counts of the filters of companies. */
export type CompanyFacets = Shape<typeof companyFacetsSchema>;
