import type { NamedList } from '#core/contract/named-list.ts';
import { MOST_OFFERED } from './master-row.ts';
import { listOffered } from './offered-endpoints.ts';

/** The offered rows of a kind of master data, for the fields of a form. */
export function offeredList(entity: string): NamedList {
  return { endpoint: listOffered, entity, most: MOST_OFFERED };
}
