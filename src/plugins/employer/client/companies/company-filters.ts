import { uuidParam } from '#core/contract/param-type.ts';
import { href } from '#core/contract/route-ref.ts';
import { CODE_FORM, MOST_CODE } from '#plugins/admin-masters/contract/code-form.ts';
import { COMPANY_ORDERS, type CompanyFilters } from '../../contract/company.ts';
import { employerRoutes } from '../../contract/routes.ts';

/** The filters and the order in the query of an address. Empty and unknown values are left out. */
export function companyFiltersIn({ q, owner, industry, sort }: Readonly<Record<string, string | undefined>>): CompanyFilters {
  return {
    q: q?.trim() || undefined,
    owner: uuidParam.parse(owner ?? ''),
    industry: industry !== undefined && industry.length <= MOST_CODE && CODE_FORM.test(industry) ? industry : undefined,
    sort: COMPANY_ORDERS.find((order) => order === sort),
  };
}

/** The address of the list. */
export function companiesAt(filters: CompanyFilters): string {
  return href(employerRoutes.companies, {}, { ...filters });
}
