import { can } from '#core/server/access/policy.ts';
import { type Handler, handle } from '#core/server/http/handler.ts';
import {
  deleteSavedSearchContract,
  getSavedMarkContract,
  listSavedJobsContract,
  listSavedMarksContract,
  listSavedSearchesContract,
  markSearchSeenContract,
  renameSavedSearchContract,
  saveJobContract,
  saveSearchContract,
  unsaveJobContract,
} from '../../contract/saved-schemas.ts';
import type { SavedJobList } from './saved-job-list.ts';
import type { SavedJobs } from './saved-jobs.ts';
import type { SavedSearches } from './saved-searches.ts';

interface Saved {
  readonly jobs: SavedJobs;
  readonly list: SavedJobList;
  readonly searches: SavedSearches;
}

const savesJobs = can('save', 'job-posting');

const savesSearches = can('save', 'job-search');

/** Handlers of saved postings and saved searches. */
export function savedHandlers({ jobs, list, searches }: Saved): readonly Handler[] {
  return [
    handle(saveJobContract, {
      policy: savesJobs,
      refusals: ['not-found', 'jobs.saved-limit'],
      run: (call) => jobs.save(call, call.params.id, call.body.note),
    }),
    handle(unsaveJobContract, { policy: savesJobs, run: async (call) => ({ saved: await jobs.remove(call, call.params.id) }) }),
    handle(getSavedMarkContract, {
      policy: savesJobs,
      whileViewing: 'own',
      run: async (call) => ({ saved: await jobs.get(call, call.params.id) }),
    }),
    handle(listSavedJobsContract, { policy: savesJobs, whileViewing: 'own', run: (call) => list.page(call, call.query) }),
    handle(listSavedMarksContract, { policy: savesJobs, whileViewing: 'own', run: async (call) => ({ ids: await jobs.marks(call) }) }),
    handle(listSavedSearchesContract, {
      policy: savesSearches,
      whileViewing: 'own',
      run: async (call) => ({ items: await searches.list(call) }),
    }),
    handle(saveSearchContract, {
      policy: savesSearches,
      refusals: ['jobs.search-saved', 'jobs.searches-limit'],
      run: (call) => searches.save(call, call.body),
    }),
    handle(renameSavedSearchContract, { policy: savesSearches, run: (call) => searches.rename(call, call.params.id, call.body.name) }),
    handle(deleteSavedSearchContract, {
      policy: savesSearches,
      run: async (call) => {
        await searches.delete(call, call.params.id);
        return undefined;
      },
    }),
    handle(markSearchSeenContract, { policy: savesSearches, run: (call) => searches.markSeen(call, call.params.id) }),
  ];
}
