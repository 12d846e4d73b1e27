import { defineServerPlugin } from '#core/server/plugin/server-plugin.ts';
import { personalData } from '#plugins/account/contract/personal-data.ts';
import { masterCatalogue } from '#plugins/admin-masters/contract/master-catalogue.ts';
import { masterSources, masterUses, storedMaster } from '#plugins/admin-masters/contract/master-source.ts';
import { companyDirectory } from '#plugins/employer/contract/company-directory.ts';
import { postingReader } from '#plugins/jobs/contract/posting-reader.ts';
import { postingReferences } from '#plugins/jobs/contract/posting-references.ts';
import { placeDirectory } from '#plugins/places/contract/place-directory.ts';
import { searchSynonyms } from '../contract/master-kinds.ts';
import type { JobSearchTables } from './job-search-tables.ts';
import { createJobSearch } from './migrations/0001-create.ts';
import { commonInTexts } from './migrations/0002-common-in-texts.ts';
import { openHandlers, searchPage } from './open/open-handlers.ts';
import { savedTermUses } from './saved/replaced-terms.ts';
import { savedHandlers } from './saved/saved-handlers.ts';
import { savedPostings } from './saved/saved-holder.ts';
import { SavedJobList } from './saved/saved-job-list.ts';
import { SavedJobs } from './saved/saved-jobs.ts';
import { savedPersonalData } from './saved/saved-personal-data.ts';
import { SavedSearches } from './saved/saved-searches.ts';
import { jobSearchEngine } from './search/job-search-engine.ts';
import { JobSearcher } from './search/job-searcher.ts';
import { refreshWords, refreshWordsOnce } from './search/refresh-words.ts';
import { searchHandlers } from './search/search-handlers.ts';
import { searchKnowledge } from './search/search-knowledge.ts';
import { similarFinder } from './similar/similar-postings.ts';

/** The search of job postings, saved postings and searches, and feeds. */
export const jobSearchServerPlugin = defineServerPlugin({
  id: 'job-search',
  partOf: 'jobs',
  summary: 'The search of job postings, saved postings and searches, and feeds.',
  requires: ['jobs', 'employer', 'account', 'admin-masters', 'places'],
  abilities: ({ role }, allow) => {
    if (role === 'candidate') for (const subject of ['job-posting', 'job-search']) allow('save', subject);
  },
  migrations: [createJobSearch, commonInTexts],
  setup: (kernel) => {
    const db = kernel.db.$extendTables<JobSearchTables>();
    const { now, queue } = kernel;
    const catalogue = kernel.service(masterCatalogue);
    const postings = kernel.service(postingReader);
    const places = kernel.service(placeDirectory);
    const needs = { db, postings, catalogue, places, now, cursorKey: kernel.secrets.keyFor('cursors') };
    const searcher = new JobSearcher({ ...needs, knowledge: searchKnowledge(needs) });
    const engine = jobSearchEngine({ ...needs, searcher });
    const companies = kernel.service(companyDirectory);
    const searches = new SavedSearches({ db, engine, companies, now });
    const saved = { jobs: new SavedJobs(needs), list: new SavedJobList(needs), searches };
    const feeds = { ...needs, companies, search: engine.find, siteOrigin: kernel.siteOrigin };
    const refreshing = refreshWordsOnce(db, catalogue);
    return {
      pages: [searchPage(kernel.config.publicUrl)],
      handlers: [
        ...searchHandlers({ engine, postings, findSimilar: similarFinder(db, postings) }),
        ...openHandlers(feeds),
        ...savedHandlers(saved),
      ],
      works: [refreshing],
      schedules: [refreshWords(db, catalogue)],
      contributes: [
        personalData.add('job-search.saved', 30, savedPersonalData(db)),
        postingReferences.add('job-search.saved', 20, { keeper: savedPostings(db) }),
        postingReferences.add('job-search.words', 30, {
          imports: { ended: async (transaction) => void (await queue.add(transaction, refreshing, {})) },
        }),
        // After the postings.
        ...savedTermUses.map((uses, index) => masterUses.add(`job-search.saved-${uses.entity}`, 200 + 10 * index, uses)),
        masterSources.add(
          'job-search.synonyms',
          60,
          storedMaster(searchSynonyms, { seed: async () => (await import('./search/synonym-seeds.ts')).synonymSeeds() }),
        ),
      ],
    };
  },
});
