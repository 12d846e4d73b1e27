import { href, type SearchValues } from '#core/contract/route-ref.ts';
import { employerRoutes } from '#plugins/employer/contract/routes.ts';
import { jobRoutes } from './routes.ts';

/** The addresses of the search, of postings and of companies for a user. */
export interface JobAddresses {
  readonly search: (terms?: SearchValues) => string;
  readonly posting: (id: string) => string;
  readonly company: (id: string) => string;
}

const OPEN: JobAddresses = {
  search: (terms = {}) => href(jobRoutes.openSearch, {}, terms),
  posting: (id) => href(jobRoutes.openDetail, { id }),
  company: (id) => href(employerRoutes.openCompany, { id }),
};

const INSIDE: JobAddresses = {
  search: (terms = {}) => href(jobRoutes.search, {}, terms),
  posting: (id) => href(jobRoutes.detail, { id }),
  company: (id) => href(employerRoutes.companyView, {}, { id }),
};

const OPEN_PATHS = [jobRoutes.openSearch.path, employerRoutes.openCompanies.path];

/**
 * Where links to the search, to postings and to their companies lead: to the pages for everybody from such a page and for users who cannot open the others, and
 * to the pages inside for everyone else.
 *
 * @param path the path of the page with the links
 */
export function jobAddresses(path: string, hasRole: boolean): JobAddresses {
  const isOpen = OPEN_PATHS.some((open) => path === open || path.startsWith(`${open}/`));
  return !hasRole || isOpen ? OPEN : INSIDE;
}
