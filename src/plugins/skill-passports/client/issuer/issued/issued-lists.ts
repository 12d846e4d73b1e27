import { addressFilters } from '#core/client/lists/address-filters.ts';
import { keptList } from '#core/client/lists/list-declaration.ts';
import { entityKind } from '#core/contract/entity-kind.ts';
import { oneOfParam, wordsParam } from '#core/contract/param-type.ts';
import { listAllIssued, listIssued } from '../../../contract/credential-endpoints.ts';
import type { IssuedCredential } from '../../../contract/credential-schemas.ts';
import { CREDENTIAL_STATES } from '../../../contract/credential-states.ts';

/** The longest words of the search. */
export const MOST_WORDS = 200;

export const issuedCredentials = entityKind<IssuedCredential>(
  'skill-passports.issued',
  ({ id }) => id,
  ({ version }) => version,
);

const shared = {
  rows: issuedCredentials,
  filters: addressFilters({ status: oneOfParam(...CREDENTIAL_STATES), q: wordsParam(MOST_WORDS) }),
  pageSize: 50,
};

/** The credentials of an issuer. */
export const issuedList = keptList({ call: listIssued, ...shared });

/** The credentials of all issuers, for administrators. */
export const allIssuedList = keptList({ call: listAllIssued, ...shared });
