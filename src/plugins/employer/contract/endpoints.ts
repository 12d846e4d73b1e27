import { endpoint } from '#core/contract/endpoint.ts';
import type { CountedPage } from '#core/contract/paging.ts';
import type { CompanyEdit, CompanyFilters, CompanyInput, CompanyOrder } from './company.ts';
import type { Company, CompanyFacets, CompanySummary, OwnCompany } from './company-schemas.ts';
import type { SimilarCompany } from './similar-companies.ts';

/**
 * Creates a company. An employer becomes its owner; an administrator with the duty `companies` does not. If the user has already created a
 * company of this name, the response is that company. 409 `employer.companies-full` for a further one of an employer after 10.
 */
export const createCompany = endpoint<{ body: CompanyInput; reply: Company }>({
  id: 'employer.create-company',
  method: 'POST',
  path: '/companies',
  summary: 'Add a company. Employers become its owner.',
});

/** The companies of which the signed-in user is a member, and what the user may do there. */
export const listMyCompanies = endpoint<{ reply: { items: OwnCompany[] } }>({
  id: 'employer.list-my-companies',
  method: 'GET',
  path: '/companies/mine',
  summary: 'The companies you belong to.',
});

/** The companies of the filters, by name without an order; with `owner`, for administrators who may read users. 403 for others. */
export const listCompanies = endpoint<{
  query: CompanyFilters & {
    sort?: CompanyOrder | undefined;
    limit: number;
    cursor?: string | undefined;
    count?: 'only' | undefined;
  };
  reply: CountedPage<CompanySummary>;
}>({
  id: 'employer.list-companies',
  method: 'GET',
  path: '/companies',
  summary: 'Companies, one page at a time.',
});

/** How many companies the filters find, and how many each value of a filter would find. Access as for {@link listCompanies}. */
export const listCompanyFacets = endpoint<{ query: CompanyFilters; reply: CompanyFacets }>({
  id: 'employer.list-company-facets',
  method: 'GET',
  path: '/companies/facets',
  summary: 'The counts of the filters of companies.',
});

/** Companies that may be the same, at most 5, the most certain first, for those who add companies. It refuses nothing. */
export const findSimilarCompanies = endpoint<{
  query: { name: string; registrationNumber?: string | undefined; country?: string | undefined; website?: string | undefined };
  reply: { items: SimilarCompany[] };
}>({
  id: 'employer.find-similar',
  method: 'GET',
  path: '/companies/similar',
  summary: 'Companies that may be the one you are about to add.',
});

export const getCompany = endpoint<{ params: { id: string }; reply: Company }>({
  id: 'employer.get-company',
  method: 'GET',
  path: '/companies/:id',
  summary: 'One company.',
});

/** Changes a company. Open to its owners and to administrators; 409 when the company has changed since that version. */
export const updateCompany = endpoint<{ params: { id: string }; body: CompanyEdit; reply: Company }>({
  id: 'employer.update-company',
  method: 'PATCH',
  path: '/companies/:id',
  summary: 'Change a company you own.',
});

/** Deletes a company that nothing refers to, for administrators with the duty `companies`. 409 `employer.company-in-use`. */
export const deleteCompany = endpoint<{ params: { id: string }; reply: undefined }>({
  id: 'employer.delete-company',
  method: 'DELETE',
  path: '/companies/:id',
  summary: 'Delete a company without postings.',
});
