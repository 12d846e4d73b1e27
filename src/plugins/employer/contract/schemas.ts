import { endpointContract } from '#core/contract/endpoint.ts';
import { pageQuerySchema, pageSchema } from '#core/contract/paging-schema.ts';
import { idParamsSchema, idSchema, lineSchema, textSchema, z } from '#core/contract/schema.ts';
import { createCompany, getCompany, listCompanies, listMyCompanies, updateCompany } from './endpoints.ts';
import { employerIssues } from './issues.ts';

/** A company as answered. */
const companySchema = z.object({
  id: idSchema,
  name: z.string(),
  website: z.string().nullable(),
  about: z.string().nullable(),
  version: z.number().int(),
});

const websiteSchema = lineSchema(0, 2048).pipe(z.url({ protocol: /^https$/, error: employerIssues['employer.website-not-whole'] }));

/** What a person enters for a company (limits: name 2 to 80, about up to 5,000 characters, website https). */
export const companyInputSchema = z.object({
  name: lineSchema(2, 80),
  website: z.preprocess((value) => (value === '' ? undefined : value), websiteSchema.optional()),
  about: z.preprocess((value) => (value === '' ? undefined : value), textSchema(0, 5000).optional()),
});

/** An edit of a company. */
const companyEditSchema = companyInputSchema.extend({ version: z.number().int().min(1) });

/** {@link createCompany} with its schemas. */
export const createCompanyContract = endpointContract(createCompany, { body: companyInputSchema, reply: companySchema }, 201);

/** {@link listMyCompanies} with its schemas. */
export const listMyCompaniesContract = endpointContract(listMyCompanies, { reply: z.object({ items: z.array(companySchema) }) });

/** {@link listCompanies} with its schemas. */
export const listCompaniesContract = endpointContract(listCompanies, {
  query: pageQuerySchema.extend({ q: lineSchema(0, 80).optional() }),
  reply: pageSchema(companySchema),
});

/** {@link getCompany} with its schemas. */
export const getCompanyContract = endpointContract(getCompany, { params: idParamsSchema, reply: companySchema });

/** {@link updateCompany} with its schemas. */
export const updateCompanyContract = endpointContract(updateCompany, {
  params: idParamsSchema,
  body: companyEditSchema,
  reply: companySchema,
});
