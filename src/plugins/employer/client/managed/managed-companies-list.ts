import { addressFilters } from '#core/client/lists/address-filters.ts';
import { keptList } from '#core/client/lists/list-declaration.ts';
import { entityKind } from '#core/contract/entity-kind.ts';
import { oneOfParam, uuidParam, wordsParam } from '#core/contract/param-type.ts';
import { MOST_COMPANY_WORDS } from '../../contract/company.ts';
import { COMPANY_ORIGINS, MANAGED_ORDERS } from '../../contract/managed/managed-companies.ts';
import { listManagedCompanies } from '../../contract/managed/managed-endpoints.ts';
import type { ManagedCompany } from '../../contract/managed/managed-schemas.ts';
import { VERIFICATION_STATES } from '../../contract/verified.ts';

const managedCompanies = entityKind<ManagedCompany>('employer.managed-company', ({ id }) => id);

/** All companies, for administrators who care for them. */
export const managedCompanyList = keptList({
  call: listManagedCompanies,
  rows: managedCompanies,
  filters: addressFilters(
    {
      q: wordsParam(MOST_COMPANY_WORDS),
      state: oneOfParam(...VERIFICATION_STATES),
      origin: oneOfParam(...COMPANY_ORIGINS),
      members: oneOfParam('none'),
      owner: uuidParam,
      sort: oneOfParam(...MANAGED_ORDERS),
    },
    { sort: 'waiting' },
  ),
  pageSize: 50,
  isCounted: true,
  // Owners ask for verification while the administrator decides about others.
  isFresh: true,
});
