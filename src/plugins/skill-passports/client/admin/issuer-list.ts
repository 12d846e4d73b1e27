import { addressFilters } from '#core/client/lists/address-filters.ts';
import { keptList } from '#core/client/lists/list-declaration.ts';
import { entityKind } from '#core/contract/entity-kind.ts';
import { oneOfParam, wordsParam } from '#core/contract/param-type.ts';
import { ISSUER_FILTERS } from '../../contract/issuer.ts';
import { listIssuers } from '../../contract/issuer-endpoints.ts';
import type { ListedIssuer } from '../../contract/issuer-schemas.ts';

/** The longest words of the search. */
export const MOST_WORDS = 120;

/** The issuers of all companies. */
export const issuerList = keptList({
  call: listIssuers,
  rows: entityKind<ListedIssuer>(
    'skill-passports.issuer',
    ({ id }) => id,
    ({ version }) => version,
  ),
  filters: addressFilters({ q: wordsParam(MOST_WORDS), status: oneOfParam(...ISSUER_FILTERS) }),
});
