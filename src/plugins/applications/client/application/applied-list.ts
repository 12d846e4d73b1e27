import { keptList } from '#core/client/lists/list-declaration.ts';
import { entityKind } from '#core/contract/entity-kind.ts';
import { listApplications } from '../../contract/endpoints.ts';
import type { Application } from '../../contract/schemas.ts';

export const applications = entityKind<Application>(
  'applications.application',
  ({ id }) => id,
  ({ version }) => version,
);

/** The applications of a candidate. Employers move them, and the user may have applied again. */
export const appliedList = keptList({ call: listApplications, rows: applications, isFresh: true });
