import type { JobStatus } from '../../contract/life-cycle.ts';

/** States of a posting that waits for its publication. Its row opens the form, and its date is the one of its creation. */
export const UNPUBLISHED_STATUSES: readonly JobStatus[] = Object.freeze(['draft', 'pending_review', 'changes_requested']);
