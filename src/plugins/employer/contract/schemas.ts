import { endpointContract } from '#core/contract/endpoint.ts';
import { countedPageSchema, countedQuerySchema } from '#core/contract/paging-schema.ts';
import { exactSchema, idParamsSchema, idSchema, lineSchema, z } from '#core/contract/schema.ts';
import { choiceSchema, oneOrSeveral, optionally, valuesSchema } from '#core/contract/values-schema.ts';
import { MOST_CODE } from '#plugins/admin-masters/contract/master-row.ts';
import { COMPANY_ORDERS, MOST_COMPANY_WORDS, MOST_LISTED_COMPANIES } from './company.ts';
import { SIZES } from './company-part-schemas.ts';
import {
  companyEditSchema,
  companyFacetsSchema,
  companyInputSchema,
  companySchema,
  companySummarySchema,
  ownCompanySchema,
} from './company-schemas.ts';
import { createCompany, deleteCompany, getCompany, listCompanies, listCompanyFacets, listMyCompanies, updateCompany } from './endpoints.ts';

export const createCompanyContract = endpointContract(createCompany, { body: companyInputSchema, reply: companySchema }, 201);

export const listMyCompaniesContract = endpointContract(listMyCompanies, {
  reply: z.object({ items: z.array(ownCompanySchema).max(MOST_LISTED_COMPANIES) }),
});

const companyFilterSchema = z.object({
  q: optionally(lineSchema(0, MOST_COMPANY_WORDS)).describe(
    'Words of the name, the tagline and the cities, all of which a company must have. The last one may be the beginning of a word.',
  ),
  owner: optionally(idSchema).describe('A member; for administrators who may read users.'),
  industry: optionally(valuesSchema(exactSchema(1, MOST_CODE))).describe(
    'Codes of industries. Companies of the industries below them are found too.',
  ),
  size: optionally(valuesSchema(z.enum(SIZES))).describe(oneOrSeveral(SIZES)),
  country: optionally(valuesSchema(exactSchema(2, 2).regex(/^[A-Z]+$/))).describe('Countries of registration, ISO 3166-1 alpha-2.'),
  hiring: choiceSchema.describe('`true`: only companies with open jobs, counted at most about five minutes ago.'),
  verified: choiceSchema.describe('`true`: only verified companies.'),
});

export const listCompaniesContract = endpointContract(listCompanies, {
  query: countedQuerySchema.extend({ ...companyFilterSchema.shape, sort: optionally(z.enum(COMPANY_ORDERS)) }),
  reply: countedPageSchema(companySummarySchema),
});

export const listCompanyFacetsContract = endpointContract(listCompanyFacets, { query: companyFilterSchema, reply: companyFacetsSchema });

export const getCompanyContract = endpointContract(getCompany, { params: idParamsSchema, reply: companySchema });

export const updateCompanyContract = endpointContract(updateCompany, {
  params: idParamsSchema,
  body: companyEditSchema,
  reply: companySchema,
});

export const deleteCompanyContract = endpointContract(deleteCompany, { params: idParamsSchema, reply: z.undefined() }, 204);
