import { contribute } from '#core/contract/extension-point.ts';
import { demoSeed } from '#core/server/app/demo-seed.ts';
import { KeptAnswer } from '#core/server/db/kept-answer.ts';
import { defineServerPlugin, provide } from '#core/server/plugin/server-plugin.ts';
import { personalData } from '#plugins/account/contract/personal-data.ts';
import { masterCatalogue } from '#plugins/admin-masters/contract/master-catalogue.ts';
import { masterSources, masterUses } from '#plugins/admin-masters/contract/master-source.ts';
import { companyAbandonedListeners, companyDirectory, companyNameListeners } from '#plugins/employer/contract/company-directory.ts';
import { suspensionListeners, userFacts } from '#plugins/users/contract/user-points.ts';
import { jobErrors } from '../contract/errors.ts';
import { importedPostings } from '../contract/imported-postings.ts';
import { postingDirectory } from '../contract/posting-directory.ts';
import { postingKeepers, postingListeners } from '../contract/posting-listeners.ts';
import { categorySource } from './categories/category-source.ts';
import { categoryUses } from './categories/category-uses.ts';
import { companyAbandoned } from './company-abandoned.ts';
import { demoPostings } from './demo-postings.ts';
import { createImportedPostings } from './imported/save-imported.ts';
import { jobAbilities } from './job-abilities.ts';
import { JobSearcher } from './job-searcher.ts';
import type { JobsTables } from './job-tables.ts';
import { jobKinds } from './masters/master-kinds.ts';
import { postingUses } from './masters/posting-uses.ts';
import { createPostings } from './migrations/0001-create-postings.ts';
import { referenceCategories } from './migrations/0002-reference-categories.ts';
import { findByWorkMode } from './migrations/0005-find-by-work-mode.ts';
import { nameCategories } from './migrations/0007-name-categories.ts';
import { indexForeignKeys } from './migrations/0008-index-foreign-keys.ts';
import { pausePostings } from './migrations/0009-pause-postings.ts';
import { categoriesInMasterData } from './migrations/0010-categories-in-master-data.ts';
import { PausedPostings } from './paused-postings.ts';
import { jobsPersonalData } from './personal-data.ts';
import { createPostingDirectory } from './posting-directory.ts';
import { postingHandlers } from './posting-handlers.ts';
import { categoriesWithCounts } from './posting-repository.ts';
import { Postings } from './postings.ts';
import { Renames } from './renames/renames.ts';
import { writtenPostings } from './user-facts.ts';

// Counting reads the whole search table. The counts include the postings of an import or another server after this time at the latest.
const CATEGORIES_KEPT_MS = 60_000;

/** Job postings, their categories and their search. */
export const jobsServerPlugin = defineServerPlugin({
  id: 'jobs',
  summary: 'Job postings and their categories.',
  requires: ['employer', 'account', 'admin-masters', 'users'],
  errors: jobErrors,
  duties: ['jobs'],
  migrations: [
    createPostings,
    referenceCategories,
    findByWorkMode,
    nameCategories,
    indexForeignKeys,
    pausePostings,
    categoriesInMasterData,
  ],
  abilities: jobAbilities,
  setup: (kernel) => {
    const db = kernel.db.$extendTables<JobsTables>();
    const companies = kernel.service(companyDirectory);
    const catalogue = kernel.service(masterCatalogue);
    const needs = { db, companies, catalogue, now: kernel.now, cursorKey: kernel.secrets.keyFor('cursors') };
    const categories = new KeptAnswer({ compute: () => categoriesWithCounts(db), maxAgeMs: CATEGORIES_KEPT_MS, now: kernel.now });
    const renames = new Renames({ db, companies, queue: kernel.queue });
    const postings = new Postings({ ...needs, categories });
    const paused = new PausedPostings({ companies, changed: () => categories.forget() });
    const keepers = () => kernel.contributions(postingKeepers).map(({ value }) => value);
    const listeners = () => kernel.contributions(postingListeners).map(({ value }) => value);
    return {
      handlers: postingHandlers(postings, new JobSearcher(needs)),
      works: [renames.companyWork, renames.categoryWork],
      services: [
        provide(importedPostings, createImportedPostings(db, companies, catalogue)),
        provide(postingDirectory, createPostingDirectory(db)),
      ],
      contributes: [
        contribute(companyNameListeners, {
          id: 'jobs.company-renamed',
          order: 10,
          value: { renamed: (...rename) => renames.ofCompany(...rename) },
        }),
        contribute(companyAbandonedListeners, { id: 'jobs.company-abandoned', order: 10, value: companyAbandoned({ keepers, listeners }) }),
        contribute(personalData, { id: 'jobs.personal-data', order: 20, value: jobsPersonalData({ db, companies, keepers, paused }) }),
        contribute(suspensionListeners, { id: 'jobs.paused-postings', order: 10, value: paused }),
        contribute(userFacts, { id: 'jobs.postings', order: 20, value: writtenPostings(db) }),
        contribute(masterSources, { id: 'jobs.categories', order: 10, value: categorySource(db, renames, () => categories.forget()) }),
        contribute(masterUses, { id: 'jobs.postings', order: 10, value: categoryUses(db, renames) }),
        ...jobKinds,
        ...postingUses(db),
        // After the demo company, because the postings belong to it.
        contribute(demoSeed, { id: 'jobs.demo-postings', order: 20, value: demoPostings(postings, kernel.abilitiesOf) }),
      ],
    };
  },
});
