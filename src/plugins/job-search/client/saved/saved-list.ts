import { keptList } from '#core/client/lists/list-declaration.ts';
import { entityKind } from '#core/contract/entity-kind.ts';
import { listSavedJobs } from '../../contract/saved-endpoints.ts';
import type { SavedJob } from '../../contract/saved-schemas.ts';

export const savedJobs = entityKind<SavedJob>('job-search.saved', ({ id }) => id);

/** The saved postings of a candidate. */
export const savedList = keptList({ call: listSavedJobs, rows: savedJobs });
