import { addressFilters } from '#core/client/lists/address-filters.ts';
import { keptList } from '#core/client/lists/list-declaration.ts';
import { entityKind } from '#core/contract/entity-kind.ts';
import { oneOfParam, uuidParam, wordsParam } from '#core/contract/param-type.ts';
import { masterCodeParam } from '#plugins/admin-masters/contract/code-param.ts';
import { COMPANY_ORDERS } from '../../contract/company.ts';
import type { ListedCompany } from '../../contract/company-schemas.ts';
import { listCompanies } from '../../contract/endpoints.ts';

export const companies = entityKind<ListedCompany>(
  'employer.company',
  ({ id }) => id,
  ({ version }) => version,
);

/** The longest words of the search. */
export const MOST_WORDS = 80;

/** All companies. */
export const companyList = keptList({
  call: listCompanies,
  rows: companies,
  filters: addressFilters({ q: wordsParam(MOST_WORDS), owner: uuidParam, industry: masterCodeParam, sort: oneOfParam(...COMPANY_ORDERS) }),
  isCounted: true,
});
