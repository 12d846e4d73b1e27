import { can } from '#core/server/access/policy.ts';
import { type Handler, handle } from '#core/server/http/handler.ts';
import type { OwnedDuty } from '#core/server/plugin/duty-index.ts';
import {
  createGroupContract,
  deleteGroupContract,
  listGroupsContract,
  setGroupMembersContract,
  updateGroupContract,
} from '../contract/schemas.ts';
import type { AdminGroups } from './admin-groups.ts';

/** The calls about groups of administrators. */
export function groupHandlers(groups: AdminGroups, duties: () => readonly OwnedDuty[]): readonly Handler[] {
  return [
    handle(listGroupsContract, {
      policy: can('list', 'admin-group'),
      run: async () => ({ items: await groups.all(), duties: [...duties()] }),
    }),
    handle(createGroupContract, {
      policy: can('create', 'admin-group'),
      refusals: ['users.group-name-taken'],
      run: (call) => groups.create(call, call.body),
    }),
    handle(updateGroupContract, {
      policy: can('update', 'admin-group'),
      refusals: ['users.group-name-taken'],
      run: (call) => groups.update(call, call.params.id, call.body),
    }),
    handle(deleteGroupContract, {
      policy: can('delete', 'admin-group'),
      run: async (call) => {
        await groups.delete(call, call.params.id);
        return undefined;
      },
    }),
    handle(setGroupMembersContract, {
      policy: can('update', 'admin-group'),
      run: (call) => groups.setMembers(call, call.params.id, call.body),
    }),
  ];
}
