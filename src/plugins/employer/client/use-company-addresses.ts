import { usePathname } from '#core/client/navigation/page-address.ts';
import { href, type SearchValues } from '#core/contract/route-ref.ts';
import { employerRoutes } from '../contract/routes.ts';

/** The addresses of the list of companies and of a company. */
export interface CompanyAddresses {
  readonly list: (values?: SearchValues) => string;
  readonly company: (id: string) => string;
}

const OPEN: CompanyAddresses = {
  list: (values = {}) => href(employerRoutes.openCompanies, {}, values),
  company: (id) => href(employerRoutes.openCompany, { id }),
};

const INSIDE: CompanyAddresses = {
  list: (values = {}) => href(employerRoutes.companies, {}, values),
  company: (id) => href(employerRoutes.companyView, {}, { id }),
};

/** From a page for everybody, links lead to the pages for everybody. */
export function useCompanyAddresses(): CompanyAddresses {
  const path = usePathname();
  const { path: open } = employerRoutes.openCompanies;
  return path === open || path.startsWith(`${open}/`) ? OPEN : INSIDE;
}
