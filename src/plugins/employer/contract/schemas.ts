import { endpointContract } from '#core/contract/endpoint.ts';
import { pageQuerySchema, pageSchema } from '#core/contract/paging-schema.ts';
import { idParamsSchema, lineSchema, z } from '#core/contract/schema.ts';
import { companyEditSchema, companyInputSchema, companySchema } from './company-schemas.ts';
import { createCompany, getCompany, listCompanies, listMyCompanies, updateCompany } from './endpoints.ts';

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
