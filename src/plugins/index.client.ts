import type { ClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { accountClientPlugin } from './account/client/account.client-plugin.ts';
import { adminMastersClientPlugin } from './admin-masters/client/admin-masters.client-plugin.ts';
import { applicationsClientPlugin } from './applications/client/applications.client-plugin.ts';
import { auditClientPlugin } from './audit/client/audit.client-plugin.ts';
import { candidateClientPlugin } from './candidate/client/candidate.client-plugin.ts';
import { companyVerificationClientPlugin } from './company-verification/client/company-verification.client-plugin.ts';
import { dashboardClientPlugin } from './dashboard/client/dashboard.client-plugin.ts';
import { employerClientPlugin } from './employer/client/employer.client-plugin.ts';
import { feedbackClientPlugin } from './feedback/client/feedback.client-plugin.ts';
import { identityClientPlugin } from './identity/client/identity.client-plugin.ts';
import { importsClientPlugin } from './imports/client/imports.client-plugin.ts';
import { jobImportClientPlugin } from './job-import/client/job-import.client-plugin.ts';
import { jobSearchClientPlugin } from './job-search/client/job-search.client-plugin.ts';
import { jobsClientPlugin } from './jobs/client/jobs.client-plugin.ts';
import { masterImportClientPlugin } from './master-import/client/master-import.client-plugin.ts';
import { matchingClientPlugin } from './matching/client/matching.client-plugin.ts';
import { notificationsClientPlugin } from './notifications/client/notifications.client-plugin.ts';
import { placesClientPlugin } from './places/client/places.client-plugin.ts';
import { publicClientPlugin } from './public/client/public.client-plugin.ts';
import { skillPassportsClientPlugin } from './skill-passports/client/skill-passports.client-plugin.ts';
import { usersClientPlugin } from './users/client/users.client-plugin.ts';
import { workbenchClientPlugin } from './workbench/client/workbench.client-plugin.ts';

/** The client halves of all plugins; the order is for reading, `requires` decides. */
export const clientPlugins: readonly ClientPlugin[] = [
  publicClientPlugin,
  identityClientPlugin,
  accountClientPlugin,
  dashboardClientPlugin,
  importsClientPlugin,
  adminMastersClientPlugin,
  masterImportClientPlugin,
  placesClientPlugin,
  employerClientPlugin,
  companyVerificationClientPlugin,
  jobsClientPlugin,
  jobSearchClientPlugin,
  jobImportClientPlugin,
  applicationsClientPlugin,
  candidateClientPlugin,
  feedbackClientPlugin,
  usersClientPlugin,
  auditClientPlugin,
  workbenchClientPlugin,
  matchingClientPlugin,
  skillPassportsClientPlugin,
  notificationsClientPlugin,
];
