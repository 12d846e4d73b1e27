import { usePathname } from '#core/client/navigation/page-address.ts';
import { href } from '#core/contract/route-ref.ts';
import { employerRoutes } from '../contract/routes.ts';
import type { CompanyAddresses } from './companies/company-search-parts.tsx';

/** The pages for everybody. */
export const OPEN_COMPANIES: CompanyAddresses = {
  list: (terms) => href(employerRoutes.openCompanies, {}, { ...terms }),
  company: (id) => href(employerRoutes.openCompany, { id }),
};

/** The pages for signed-in users. */
export const INSIDE_COMPANIES: CompanyAddresses = {
  list: (terms) => href(employerRoutes.companies, {}, { ...terms }),
  company: (id) => href(employerRoutes.companyView, {}, { id }),
};

/** From a page for everybody, links lead to the pages for everybody. */
export function useCompanyAddresses(): CompanyAddresses {
  const path = usePathname();
  const { path: open } = employerRoutes.openCompanies;
  return path === open || path.startsWith(`${open}/`) ? OPEN_COMPANIES : INSIDE_COMPANIES;
}
