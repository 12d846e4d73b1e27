import { endpointContract } from '#core/contract/endpoint.ts';
import { countedPageSchema, countedQuerySchema } from '#core/contract/paging-schema.ts';
import { idSchema, instantSchema, lineSchema, type Shape, z } from '#core/contract/schema.ts';
import { optionally } from '#core/contract/values-schema.ts';
import { MOST_COMPANY_WORDS } from '../company.ts';
import { companySummarySchema } from '../company-schemas.ts';
import { VERIFICATION_STATES } from '../verified.ts';
import { COMPANY_ORIGINS, MANAGED_ORDERS } from './managed-companies.ts';
import { listManagedCompanies } from './managed-endpoints.ts';

export const managedCompanySchema = companySummarySchema
  .pick({ id: true, name: true, country: true, website: true, logoFileId: true, verified: true, openJobs: true })
  .extend({
    state: z.enum(VERIFICATION_STATES).describe('How its verification stands.'),
    waitingSince: instantSchema.nullable().describe('Since when an administrator has to decide about it; `null` when nobody has to.'),
    isLate: z.boolean().describe('Whether it has waited for more than two working days, Monday to Friday.'),
    members: z.int(),
    origin: z.enum(COMPANY_ORIGINS),
    createdAt: instantSchema,
  });

/** A company in the list of administrators. */
export type ManagedCompany = Shape<typeof managedCompanySchema>;

export const listManagedCompaniesContract = endpointContract(listManagedCompanies, {
  query: countedQuerySchema.extend({
    q: optionally(lineSchema(0, MOST_COMPANY_WORDS)).describe('Words of the name, the tagline and the cities.'),
    state: optionally(z.enum(VERIFICATION_STATES)).describe('How the verification stands.'),
    origin: optionally(z.enum(COMPANY_ORIGINS)),
    members: optionally(z.literal('none')).describe('`none`: only companies without members.'),
    owner: optionally(idSchema).describe('A member; for administrators who may read users.'),
    sort: optionally(z.enum(MANAGED_ORDERS)),
  }),
  reply: countedPageSchema(managedCompanySchema),
});
