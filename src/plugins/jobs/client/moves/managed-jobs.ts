import { entityKind } from '#core/contract/entity-kind.ts';
import type { ManagedJob } from '../../contract/reply-schemas.ts';

/** Postings as their managers see them. */
export const managedJobs = entityKind<ManagedJob>(
  'jobs.managed',
  ({ id }) => id,
  ({ version }) => version,
);
