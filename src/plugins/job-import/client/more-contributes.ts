import { adminWords } from '#core/contract/audit.ts';
import type { Contribution } from '#core/contract/extension-point.ts';
import { managedParts } from '#plugins/jobs/contract/client-extension-points.ts';
import { POSTING_IMPORTS } from '../contract/endpoints.ts';
import { jobImportRoutes } from '../contract/routes.ts';

/** The contributions of the plugin to pages for signed-in users. */
export const contributes: readonly Contribution[] = [
  managedParts.add('job-import.postings', 10, { tool: { route: jobImportRoutes.postings, label: 'job-import:page.entry' } }),
  adminWords.add('job-import.words', 80, { objects: { target: POSTING_IMPORTS, nameOf: () => 'job-import:page.kind' } }),
];
