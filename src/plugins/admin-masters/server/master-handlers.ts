import { can, granted, type StoredAbility } from '#core/server/access/policy.ts';
import { type Handler, handle } from '#core/server/http/handler.ts';
import { MASTER_ACCESS, MASTER_DATA, type MasterAction } from '../contract/master-access.ts';
import {
  createRowContract,
  deleteRowContract,
  getAccessContract,
  getRowContract,
  listEntitiesContract,
  listRowsContract,
  saveAccessContract,
  updateRowContract,
} from '../contract/schemas.ts';
import type { Grants } from './grants.ts';
import type { Masters } from './masters.ts';

/** The endpoints for master data. Each call checks the current grants. */
export function masterHandlers(masters: Masters, grants: Grants): readonly Handler[] {
  const may = (action: MasterAction): StoredAbility =>
    granted(action, MASTER_DATA, (actor, { entity }) => grants.may(actor, String(entity), action), { duty: 'masters' });
  return [
    handle(listEntitiesContract, {
      policy: granted('read', MASTER_DATA, async (actor) => (await grants.abilitiesOf(actor, masters.entities)).length > 0),
      run: async ({ actor }) => {
        const actions = await grants.actionsOf(actor, masters.entities);
        const readable = masters.entities.filter((entity) => actions.get(entity)?.includes('read'));
        return { items: await Promise.all(readable.map(async (entity) => ({ entity, rows: await masters.count(entity) }))) };
      },
    }),
    handle(listRowsContract, { policy: may('read'), run: ({ params, query }) => masters.page(params.entity, query) }),
    handle(getRowContract, { policy: may('read'), run: ({ params }) => masters.get(params.entity, params.code) }),
    handle(createRowContract, { policy: may('create'), run: (call) => masters.create(call, call.params.entity, call.body) }),
    handle(updateRowContract, {
      policy: may('update'),
      run: (call) => masters.update(call, call.params.entity, call.params.code, call.body),
    }),
    handle(deleteRowContract, {
      policy: may('delete'),
      refusals: ['admin-masters.in-use'],
      run: async (call) => {
        await masters.remove(call, call.params.entity, call.params.code);
        return undefined;
      },
    }),
    handle(getAccessContract, {
      policy: can('update', MASTER_ACCESS),
      run: ({ params }) => grants.of(masters.source(params.entity).entity),
    }),
    handle(saveAccessContract, {
      policy: can('update', MASTER_ACCESS),
      run: (call) => grants.save(call, masters.source(call.params.entity).entity, call.body),
    }),
  ];
}
