import { rowCountSchema } from '#core/contract/paging-schema.ts';
import { idSchema, type Shape, versionSchema, z } from '#core/contract/schema.ts';
import { MOST_COUNTED_JOBS } from './company.ts';
import { companyBasicsSchema, companyProfileSchema, SIZES } from './company-part-schemas.ts';
import { companyContactSchema } from './contact-schema.ts';

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
  industry: z.string().nullable(),
  foundedYear: z.number().int().nullable(),
  website: z.string().nullable(),
  tagline: z.string().nullable(),
  about: z.string().nullable(),
  aboutHtml: z.string().nullable(),
  places: z.array(z.object({ city: z.string(), country: z.string() })),
  links: z.array(z.string()),
  accessibility: z.string().nullable(),
  logoFileId: idSchema.nullable(),
  coverFileId: idSchema.nullable(),
  contact: z
    .object({ name: z.string(), email: z.string(), phone: z.string().nullable(), isShown: z.boolean() })
    .nullable()
    .describe('`null` when missing, and for users who may not see it.'),
  hasMembers: z.boolean().describe('Whether somebody manages the page of the company. Companies of imports have no members at first.'),
  version: z.number().int().describe('Increases with each change. An edit sends it back, to detect concurrent edits.'),
});

/** A company as the API returns it. */
export type Company = Shape<typeof companySchema>;

export const listedCompanySchema = companySchema.omit({ hasMembers: true }).extend({
  openJobs: rowCountSchema
    .nullable()
    .describe(`The number of its published postings, counted up to ${MOST_COUNTED_JOBS}; \`null\` when no plugin has postings.`),
});

/** A company in the list of all companies. */
export type ListedCompany = Shape<typeof listedCompanySchema>;
