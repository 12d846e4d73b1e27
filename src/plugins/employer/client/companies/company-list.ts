import { addressFilters } from '#core/client/lists/address-filters.ts';
import { keptList } from '#core/client/lists/list-declaration.ts';
import { entityKind } from '#core/contract/entity-kind.ts';
import { oneOfParam, uuidParam, wordsParam } from '#core/contract/param-type.ts';
import { CODE_FORM, MOST_CODE } from '#plugins/admin-masters/contract/master-row.ts';
import { COMPANY_ORDERS } from '../../contract/company.ts';
import type { ListedCompany } from '../../contract/company-schemas.ts';
import { listCompanies } from '../../contract/endpoints.ts';

/** A code of master data in an address. */
const masterCode = {
  name: 'code',
  parse: (text: string) => (text.length <= MOST_CODE && CODE_FORM.test(text) ? text : undefined),
};

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
  filters: addressFilters({ q: wordsParam(MOST_WORDS), owner: uuidParam, industry: masterCode, sort: oneOfParam(...COMPANY_ORDERS) }),
  isCounted: true,
});
