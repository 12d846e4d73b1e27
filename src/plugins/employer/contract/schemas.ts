import { endpointContract } from '#core/contract/endpoint.ts';
import { countedPageSchema, countedQuerySchema } from '#core/contract/paging-schema.ts';
import { exactSchema, idParamsSchema, idSchema, lineSchema, type Shape, z } from '#core/contract/schema.ts';
import { MOST_CODE } from '#plugins/admin-masters/contract/master-row.ts';
import { COMPANY_ORDERS, MOST_COMPANIES, MOST_MEMBERS } from './company.ts';
import { companyEditSchema, companyInputSchema, companySchema, listedCompanySchema } from './company-schemas.ts';
import { createCompany, getCompany, listCompanies, listCompanyMembers, listMyCompanies, updateCompany } from './endpoints.ts';

export const createCompanyContract = endpointContract(createCompany, { body: companyInputSchema, reply: companySchema }, 201);

export const listMyCompaniesContract = endpointContract(listMyCompanies, {
  reply: z.object({ items: z.array(companySchema).max(MOST_COMPANIES) }),
});

export const listCompaniesContract = endpointContract(listCompanies, {
  query: countedQuerySchema.extend({
    q: lineSchema(0, 80).optional(),
    owner: idSchema.optional(),
    industry: exactSchema(1, MOST_CODE).optional(),
    sort: z.enum(COMPANY_ORDERS).optional(),
  }),
  reply: countedPageSchema(listedCompanySchema),
});

export const companyMemberSchema = z.object({ id: idSchema, name: z.string(), email: z.string(), isSuspended: z.boolean() });

/** A member of a company, as administrators see the account. */
export type CompanyMember = Shape<typeof companyMemberSchema>;

export const listCompanyMembersContract = endpointContract(listCompanyMembers, {
  params: idParamsSchema,
  reply: z.object({
    items: z.array(companyMemberSchema).max(MOST_MEMBERS),
  }),
});

export const getCompanyContract = endpointContract(getCompany, { params: idParamsSchema, reply: companySchema });

export const updateCompanyContract = endpointContract(updateCompany, {
  params: idParamsSchema,
  body: companyEditSchema,
  reply: companySchema,
});
