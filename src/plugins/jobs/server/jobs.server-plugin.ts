import { contribute } from '#core/contract/extension-point.ts';
import { demoSeed } from '#core/server/app/demo-seed.ts';
import { KeptAnswer } from '#core/server/db/kept-answer.ts';
import { defineServerPlugin, provide } from '#core/server/plugin/server-plugin.ts';
import { personalData } from '#plugins/account/contract/personal-data.ts';
import { masterSources } from '#plugins/admin-masters/contract/master-source.ts';
import { companyAbandonedListeners, companyDirectory, companyNameListeners } from '#plugins/employer/contract/company-directory.ts';
import { applicantAccess } from '../contract/applicant-access.ts';
import { jobErrors } from '../contract/errors.ts';
import { importedPostings } from '../contract/imported-postings.ts';
import { applicationHandlers } from './application-handlers.ts';
import { hasApplied } from './application-repository.ts';
import { Applications } from './applications.ts';
import { categorySource } from './categories/category-source.ts';
import { companyAbandoned } from './company-abandoned.ts';
import { companyRenamed } from './company-renamed.ts';
import { demoPostings } from './demo-postings.ts';
import { createImportedPostings } from './imported/save-imported.ts';
import { jobAbilities } from './job-abilities.ts';
import { JobSearcher } from './job-searcher.ts';
import type { JobsTables } from './jobs-database.ts';
import { createPostings } from './migrations/0001-create-postings.ts';
import { referenceCategories } from './migrations/0002-reference-categories.ts';
import { createApplications } from './migrations/0003-create-applications.ts';
import { indexStages } from './migrations/0004-index-stages.ts';
import { findByWorkMode } from './migrations/0005-find-by-work-mode.ts';
import { tallyApplications } from './migrations/0006-tally-applications.ts';
import { nameCategories } from './migrations/0007-name-categories.ts';
import { indexForeignKeys } from './migrations/0008-index-foreign-keys.ts';
import { jobsPersonalData } from './personal-data.ts';
import { postingHandlers } from './posting-handlers.ts';
import { categoriesWithCounts } from './posting-repository.ts';
import { Postings } from './postings.ts';

// Counting reads the whole search table. What an import or another server adds is counted after this time at the latest.
const CATEGORIES_KEPT_MS = 60_000;

/** Job postings and applications to them. */
export const jobsServerPlugin = defineServerPlugin({
  id: 'jobs',
  summary: 'Job postings, categories and applications.',
  requires: ['employer', 'account', 'admin-masters'],
  errors: jobErrors,
  migrations: [
    createPostings,
    referenceCategories,
    createApplications,
    indexStages,
    findByWorkMode,
    tallyApplications,
    nameCategories,
    indexForeignKeys,
  ],
  abilities: jobAbilities,
  setup: (kernel) => {
    const db = kernel.db.$extendTables<JobsTables>();
    const companies = kernel.service(companyDirectory);
    const needs = { db, companies, now: kernel.now };
    const categories = new KeptAnswer({ compute: () => categoriesWithCounts(db), maxAgeMs: CATEGORIES_KEPT_MS, now: kernel.now });
    const postings = new Postings({ ...needs, categories });
    return {
      handlers: [...postingHandlers(postings, new JobSearcher(db, kernel.now)), ...applicationHandlers(new Applications(needs))],
      services: [
        provide(importedPostings, createImportedPostings(db, companies)),
        provide(applicantAccess, {
          mayView: async (employerId, candidateId) => hasApplied(db, candidateId, await companies.companiesOf(employerId)),
        }),
      ],
      contributes: [
        contribute(companyNameListeners, { id: 'jobs.company-renamed', order: 10, value: companyRenamed }),
        contribute(companyAbandonedListeners, { id: 'jobs.company-abandoned', order: 10, value: companyAbandoned }),
        contribute(personalData, { id: 'jobs.personal-data', order: 20, value: jobsPersonalData(db, companies) }),
        contribute(masterSources, { id: 'jobs.categories', order: 10, value: categorySource(db, () => categories.forget()) }),
        // After the demo company, which it posts for.
        contribute(demoSeed, { id: 'jobs.demo-postings', order: 20, value: demoPostings(postings, kernel.abilitiesOf) }),
      ],
    };
  },
});
