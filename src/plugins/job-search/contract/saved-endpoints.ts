import { endpoint } from '#core/contract/endpoint.ts';
import type { Page } from '#core/contract/paging.ts';
import type { SavedJob, SavedMark, SavedSearch, SavedSearchInput } from './saved-schemas.ts';

/**
 * Saves a posting that the user may read. Saving it again keeps the time, and changes the note only if one is given. An empty note removes
 * it. 409 `jobs.saved-limit` when the user has saved 500.
 */
export const saveJob = endpoint<{ params: { id: string }; body: { note?: string | undefined }; reply: SavedMark }>({
  id: 'jobs.save',
  method: 'PUT',
  path: '/jobs/:id/saved',
  summary: 'Save a job posting, or change the note about a saved one.',
});

/** Takes a posting out of the saved ones. The reply has what was kept about it, to undo this; `null` if it was not saved. */
export const unsaveJob = endpoint<{ params: { id: string }; reply: { saved: SavedMark | null } }>({
  id: 'jobs.unsave',
  method: 'DELETE',
  path: '/jobs/:id/saved',
  summary: 'Take a job posting out of your saved ones.',
});

/** What the user keeps about a posting; `null` if it is not saved. */
export const getSavedMark = endpoint<{ params: { id: string }; reply: { saved: SavedMark | null } }>({
  id: 'jobs.get-saved',
  method: 'GET',
  path: '/jobs/:id/saved',
  summary: 'Whether you have saved a job posting, with your note.',
});

/** The saved postings, the one saved last first. Those that ended stay, with what became of them. */
export const listSavedJobs = endpoint<{ query: { limit: number; cursor?: string | undefined }; reply: Page<SavedJob> }>({
  id: 'jobs.list-saved',
  method: 'GET',
  path: '/jobs/saved',
  summary: 'The job postings that you have saved.',
});

/** The ids of all saved postings, at most 500. */
export const listSavedMarks = endpoint<{ reply: { ids: string[] } }>({
  id: 'jobs.list-saved-marks',
  method: 'GET',
  path: '/jobs/saved/marks',
  summary: 'The ids of the job postings that you have saved.',
});

/** The saved searches, the newest first, each with its number of new postings. */
export const listSavedSearches = endpoint<{ reply: { items: SavedSearch[] } }>({
  id: 'jobs.list-searches',
  method: 'GET',
  path: '/jobs/searches',
  summary: 'The searches that you have saved, with the numbers of new job postings.',
});

/** Saves a search; 409 `jobs.search-saved` for terms that are saved already, and `jobs.searches-limit` when there are 50. */
export const saveSearch = endpoint<{ body: SavedSearchInput; reply: SavedSearch }>({
  id: 'jobs.save-search',
  method: 'POST',
  path: '/jobs/searches',
  summary: 'Save a search for job postings.',
});

export const renameSavedSearch = endpoint<{ params: { id: string }; body: { name: string }; reply: SavedSearch }>({
  id: 'jobs.rename-search',
  method: 'PATCH',
  path: '/jobs/searches/:id',
  summary: 'Rename a saved search.',
});

export const deleteSavedSearch = endpoint<{ params: { id: string }; reply: undefined }>({
  id: 'jobs.delete-search',
  method: 'DELETE',
  path: '/jobs/searches/:id',
  summary: 'Delete a saved search.',
});

/** Postings that were published until now are no longer new for this search. */
export const markSearchSeen = endpoint<{ params: { id: string }; reply: SavedSearch }>({
  id: 'jobs.mark-search-seen',
  method: 'POST',
  path: '/jobs/searches/:id/seen',
  summary: 'Say that you have looked at the results of a saved search.',
});
