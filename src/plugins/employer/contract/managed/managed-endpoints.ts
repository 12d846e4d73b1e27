import { endpoint } from '#core/contract/endpoint.ts';
import type { CountedPage } from '#core/contract/paging.ts';
import type { ManagedFilters, ManagedOrder } from './managed-companies.ts';
import type { ManagedCompany } from './managed-schemas.ts';

/** The companies of the filters, for administrators with the duty `companies`. Those that wait for a decision come first without an order. */
export const listManagedCompanies = endpoint<{
  query: ManagedFilters & {
    sort?: ManagedOrder | undefined;
    limit: number;
    cursor?: string | undefined;
    count?: 'only' | undefined;
  };
  reply: CountedPage<ManagedCompany>;
}>({
  id: 'employer.list-managed',
  method: 'GET',
  path: '/companies/managed',
  summary: 'Companies with what administrators need to know, one page at a time.',
});
