import type { ServerPlugin } from '#core/server/plugin/server-plugin.ts';
import { accountServerPlugin } from './account/server/account.server-plugin.ts';
import { adminMastersServerPlugin } from './admin-masters/server/admin-masters.server-plugin.ts';
import { applicationsServerPlugin } from './applications/server/applications.server-plugin.ts';
import { auditServerPlugin } from './audit/server/audit.server-plugin.ts';
import { candidateServerPlugin } from './candidate/server/candidate.server-plugin.ts';
import { companyVerificationServerPlugin } from './company-verification/server/company-verification.server-plugin.ts';
import { employerServerPlugin } from './employer/server/employer.server-plugin.ts';
import { feedbackServerPlugin } from './feedback/server/feedback.server-plugin.ts';
import { importsServerPlugin } from './imports/server/imports.server-plugin.ts';
import { jobImportServerPlugin } from './job-import/server/job-import.server-plugin.ts';
import { jobSearchServerPlugin } from './job-search/server/job-search.server-plugin.ts';
import { jobsServerPlugin } from './jobs/server/jobs.server-plugin.ts';
import { masterImportServerPlugin } from './master-import/server/master-import.server-plugin.ts';
import { matchingServerPlugin } from './matching/server/matching.server-plugin.ts';
import { notificationsServerPlugin } from './notifications/server/notifications.server-plugin.ts';
import { placesServerPlugin } from './places/server/places.server-plugin.ts';
import { publicServerPlugin } from './public/server/public.server-plugin.ts';
import { skillPassportsServerPlugin } from './skill-passports/server/skill-passports.server-plugin.ts';
import { usersServerPlugin } from './users/server/users.server-plugin.ts';
import { workbenchServerPlugin } from './workbench/server/workbench.server-plugin.ts';

/** The server half of every plugin. The order is for reading only; `requires` decides. */
export const serverPlugins: readonly ServerPlugin[] = [
  accountServerPlugin,
  usersServerPlugin,
  importsServerPlugin,
  adminMastersServerPlugin,
  masterImportServerPlugin,
  placesServerPlugin,
  employerServerPlugin,
  companyVerificationServerPlugin,
  jobsServerPlugin,
  jobSearchServerPlugin,
  jobImportServerPlugin,
  applicationsServerPlugin,
  candidateServerPlugin,
  feedbackServerPlugin,
  publicServerPlugin,
  auditServerPlugin,
  notificationsServerPlugin,
  workbenchServerPlugin,
  matchingServerPlugin,
  skillPassportsServerPlugin,
];
