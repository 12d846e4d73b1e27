import { addressFilters } from '#core/client/lists/address-filters.ts';
import { keptList } from '#core/client/lists/list-declaration.ts';
import { entityKind } from '#core/contract/entity-kind.ts';
import { oneOfParam, wordsParam } from '#core/contract/param-type.ts';
import { STANDINGS } from '../../contract/application.ts';
import { listApplications } from '../../contract/endpoints.ts';
import type { Application } from '../../contract/schemas.ts';

export const applications = entityKind<Application>(
  'applications.application',
  ({ id }) => id,
  ({ version }) => version,
);

/** The longest words of the search. */
export const MOST_WORDS = 80;

/** The applications of a candidate. Employers move them, and the user may have applied again. */
export const appliedList = keptList({
  call: listApplications,
  rows: applications,
  filters: addressFilters({ q: wordsParam(MOST_WORDS), standing: oneOfParam(...STANDINGS) }),
  isFresh: true,
});
