import { ApiClient } from '#core/client/http/api-client.ts';
import { pageOpenings } from '#core/client/router/page-openings.ts';
import { whenOpening } from '#core/client/router/when-opening.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { type Contribution, contribute } from '#core/contract/extension-point.ts';
import { listMyCompanies } from '#plugins/employer/contract/endpoints.ts';
import { managedTools } from '#plugins/jobs/contract/client-extension-points.ts';
import { jobImportRoutes } from '../contract/routes.ts';

/** The contributions of the plugin to pages for signed-in users. */
export const contributes: readonly Contribution[] = [
  contribute(managedTools, {
    id: 'job-import.postings',
    order: 10,
    value: { route: jobImportRoutes.postings, label: 'job-import:page.entry' },
  }),
  contribute(pageOpenings, {
    id: 'job-import.postings',
    order: 10,
    value: whenOpening(jobImportRoutes.postings, ({ signal, resolve }) => {
      if (!resolve(SessionStore).may('job-posting', 'moderate')) resolve(ApiClient).begin(listMyCompanies, { signal });
    }),
  }),
];
