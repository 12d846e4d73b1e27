import { href, type SearchValues } from '#core/contract/route-ref.ts';
import { jobRoutes } from './routes.ts';

/** The addresses of the search and of postings for a user. */
export interface JobAddresses {
  readonly search: (terms?: SearchValues) => string;
  readonly posting: (id: string) => string;
}

const OPEN: JobAddresses = {
  search: (terms = {}) => href(jobRoutes.openSearch, {}, terms),
  posting: (id) => href(jobRoutes.openDetail, { id }),
};

const INSIDE: JobAddresses = {
  search: (terms = {}) => href(jobRoutes.search, {}, terms),
  posting: (id) => href(jobRoutes.detail, { id }),
};

/**
 * Where links to the search and to postings lead: to the pages for everybody from such a page and for users who cannot open the others, and
 * to the pages inside for everyone else.
 *
 * @param path the path of the page with the links
 */
export function jobAddresses(path: string, hasRole: boolean): JobAddresses {
  const { path: open } = jobRoutes.openSearch;
  return !hasRole || path === open || path.startsWith(`${open}/`) ? OPEN : INSIDE;
}
