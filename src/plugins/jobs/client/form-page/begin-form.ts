import { ApiClient } from '#core/client/http/api-client.ts';
import type { PageOpening } from '#core/client/plugin/page-opening.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { uuidParam } from '#core/contract/param-type.ts';
import { listMyCompanies } from '#plugins/employer/contract/endpoints.ts';
import { listManagedJobs } from '../../contract/endpoints.ts';
import { getEditedJob, listTemplates } from '../../contract/managing-endpoints.ts';
import { MadeDrafts } from '../drafts/made-drafts.ts';
import { NEWEST } from './newest-postings.ts';

/** Begins to load what the form of a posting shows at this address. */
export function beginForm({ search, signal, resolve }: PageOpening<unknown>): void {
  const [api, session] = [resolve(ApiClient), resolve(SessionStore)];
  const id = uuidParam.parse(search.id ?? '');
  // The open form has just stored this draft.
  if (id !== undefined && id === resolve(MadeDrafts).open) return;
  if (!session.may('job-posting', 'create') || search.copy !== undefined) return;
  if (id !== undefined) api.begin(getEditedJob, { params: { id }, signal });
  // Administrators choose among all companies.
  if (session.role !== 'employer') return;
  if (id === undefined) api.begin(listMyCompanies, { signal });
  if (id !== undefined || search.template !== undefined) return;
  api.begin(listManagedJobs, { query: NEWEST, signal });
  api.begin(listTemplates, { signal });
}
