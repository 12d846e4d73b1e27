import { can, granted, type StoredAbility } from '#core/server/access/policy.ts';
import { type Handler, handle } from '#core/server/http/handler.ts';
import { MASTER_ACCESS, type MasterAction } from '../contract/master-access.ts';
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
    granted(action, 'master-data', (actor, { entity }) => grants.may(actor, String(entity), action), { duty: 'masters' });
  return [
    handle(listEntitiesContract, {
      policy: granted('read', 'master-data', async (actor) => (await grants.abilitiesOf(actor, masters.entities)).length > 0),
      run: async ({ actor }) => {
        const actions = await grants.actionsOf(actor, masters.entities);
        const readable = masters.entities.filter((entity) => actions.get(entity)?.includes('read'));
        return { items: await Promise.all(readable.map(async (entity) => ({ entity, rows: await masters.count(entity) }))) };
      },
    }),
    handle(listRowsContract, { policy: may('read'), run: ({ params, query }) => masters.page(params.entity, query) }),
    handle(getRowContract, { policy: may('read'), run: ({ params }) => masters.get(params.entity, params.code) }),
    handle(createRowContract, { policy: may('create'), run: ({ params, body }) => masters.create(params.entity, body) }),
    handle(updateRowContract, {
      policy: may('update'),
      run: ({ params, body }) => masters.update(params.entity, params.code, body),
    }),
    handle(deleteRowContract, {
      policy: may('delete'),
      refusals: ['admin-masters.in-use'],
      run: async ({ params }) => {
        await masters.remove(params.entity, params.code);
        return undefined;
      },
    }),
    handle(getAccessContract, {
      policy: can('update', MASTER_ACCESS),
      run: ({ params }) => grants.of(masters.source(params.entity).entity),
    }),
    handle(saveAccessContract, {
      policy: can('update', MASTER_ACCESS),
      run: ({ actor, params, body }) => grants.save(actor, masters.source(params.entity).entity, body),
    }),
  ];
}
