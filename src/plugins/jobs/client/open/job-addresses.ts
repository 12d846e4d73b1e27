import { createContext, useContext } from 'react';
import { useService } from '#core/client/di/use-service.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { href, type SearchValues } from '#core/contract/route-ref.ts';
import { jobRoutes } from '../../contract/routes.ts';

/** Whether the component is on a page for everybody. Its links then stay on those pages. */
export const OnOpenPage = createContext(false);

/** The addresses of the search and of postings for this user. */
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
 * to the pages inside for everyone else. The calling component must be an observer, because the session may become known later.
 */
export function useJobAddresses(): JobAddresses {
  const { role } = useService(SessionStore);
  const isOnOpenPage = useContext(OnOpenPage);
  return isOnOpenPage || typeof role !== 'string' ? OPEN : INSIDE;
}
