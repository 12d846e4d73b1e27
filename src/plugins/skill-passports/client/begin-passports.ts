import { ApiClient } from '#core/client/http/api-client.ts';
import { beginList } from '#core/client/lists/list-declaration.ts';
import type { PageOpening } from '#core/client/plugin/page-opening.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { listMyCompanies } from '#plugins/employer/contract/endpoints.ts';
import { listMyIssuers } from '../contract/issuer-endpoints.ts';
import { getPassport } from '../contract/passport-endpoints.ts';
import { issuerList } from './admin/issuer-list.ts';

/** Begins to load what the page shows to users of the role. */
export function beginPassports({ search, signal, resolve }: PageOpening<object>): void {
  const api = resolve(ApiClient);
  const session = resolve(SessionStore);
  if (session.role === 'candidate') api.begin(getPassport, { signal });
  else if (session.role === 'employer') {
    api.begin(listMyCompanies, { signal });
    api.begin(listMyIssuers, { signal });
  } else if (session.may('credential-issuer', 'decide')) beginList(api, issuerList, search, signal);
}
