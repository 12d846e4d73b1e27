import { can } from '#core/server/access/policy.ts';
import { type Handler, handle } from '#core/server/http/handler.ts';
import {
  createCompanyContract,
  deleteCompanyContract,
  getCompanyContract,
  listCompaniesContract,
  listCompanyFacetsContract,
  listMyCompaniesContract,
  updateCompanyContract,
} from '../contract/schemas.ts';
import type { Companies } from './companies.ts';
import type { CompanyDeletion } from './company-deletion.ts';
import type { CompanyList } from './company-list.ts';

/** The handlers of the plugin `employer`. Companies are public. Owners and administrators may change them. */
export function companyHandlers(companies: Companies, list: CompanyList, deletion: CompanyDeletion): readonly Handler[] {
  return [
    handle(createCompanyContract, {
      policy: can('create', 'company'),
      refusals: ['employer.companies-full'],
      run: (call) => companies.create(call, call.body),
    }),
    handle(listMyCompaniesContract, {
      policy: can('read', 'own-company'),
      whileViewing: 'own',
      run: async ({ actor }) => ({ items: await companies.mine(actor.userId) }),
    }),
    handle(listCompaniesContract, {
      policy: 'public',
      refusals: ['forbidden'],
      run: ({ query, abilities }) => list.page(query, abilities),
    }),
    handle(listCompanyFacetsContract, {
      policy: 'public',
      refusals: ['forbidden'],
      run: ({ query, abilities }) => list.facets(query, abilities),
    }),
    handle(getCompanyContract, {
      policy: 'public',
      run: ({ actor, abilities, params }) => companies.get(actor, abilities, params.id),
    }),
    handle(updateCompanyContract, {
      policy: can('update', 'company'),
      run: (call) => companies.update(call, call.params.id, call.body),
    }),
    handle(deleteCompanyContract, {
      policy: can('delete', 'company'),
      refusals: ['employer.company-in-use'],
      run: async (call) => void (await deletion.delete(call, call.params.id)),
    }),
  ];
}
