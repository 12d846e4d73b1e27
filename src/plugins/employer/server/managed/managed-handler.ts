import { can } from '#core/server/access/policy.ts';
import { type Handler, handle } from '#core/server/http/handler.ts';
import { listManagedCompaniesContract } from '../../contract/managed/managed-schemas.ts';
import type { ManagedList } from './managed-list.ts';

/** The handler for administrators with the duty `companies`. */
export function managedHandler(list: ManagedList): Handler {
  return handle(listManagedCompaniesContract, {
    policy: can('list', 'managed-company'),
    refusals: ['forbidden'],
    run: ({ query, abilities }) => list.page(query, abilities),
  });
}
