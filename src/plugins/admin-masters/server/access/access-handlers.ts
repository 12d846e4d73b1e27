import { can } from '#core/server/access/policy.ts';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import { type Handler, handle } from '#core/server/http/handler.ts';
import {
  copyAccessContract,
  type EntityAccess,
  explainAccessContract,
  getAccessContract,
  listAccessContract,
  type MasterAccessDetail,
  saveAccessContract,
} from '../../contract/access-schemas.ts';
import { MASTER_ACCESS, type MasterGrants } from '../../contract/master-access.ts';
import type { Kinds } from '../kinds.ts';
import { explainAccess, grantGroups } from './explain.ts';
import type { Grants, MasterAccessDatabase } from './grants.ts';

interface AccessDependencies {
  readonly db: MasterAccessDatabase;
  readonly kinds: Kinds;
  readonly grants: Grants;
}

/** The calls about permissions. Only full administrators make them. */
export function accessHandlers({ db, kinds, grants }: AccessDependencies): readonly Handler[] {
  const policy = can('update', MASTER_ACCESS);
  const known = (entity: string): string => kinds.of(entity).description.entity;
  const detail = async (entity: string): Promise<MasterAccessDetail> => ({ ...(await grants.of(entity)), groups: await grantGroups(db) });
  return [
    handle(getAccessContract, { policy, run: ({ params }) => detail(known(params.entity)) }),
    handle(saveAccessContract, {
      policy,
      run: async (call) => {
        const entity = known(call.params.entity);
        await grants.save(call, [{ entity, ...call.body }]);
        return detail(entity);
      },
    }),
    handle(explainAccessContract, { policy, run: ({ params }) => explainAccess(db, grants, known(params.entity), params.userId) }),
    handle(listAccessContract, {
      policy,
      run: async () => ({ items: await accessOf(grants, kinds.entities), groups: await grantGroups(db) }),
    }),
    handle(copyAccessContract, {
      policy,
      refusals: ['not-found'],
      run: async (call) => {
        const { from, to } = call.body;
        const source = await grants.of(known(from.entity));
        if (source.version !== from.version) throw new ApiFault('conflict');
        // Grants of deleted groups are not copied.
        const copied = await withoutGoneGroups(db, source.grants);
        const targets = to.filter(({ entity }) => known(entity) !== from.entity);
        await grants.save(
          call,
          targets.map((target) => ({ ...target, grants: copied })),
        );
        return {
          items: await accessOf(
            grants,
            targets.map(({ entity }) => entity),
          ),
        };
      },
    }),
  ];
}

async function withoutGoneGroups(db: MasterAccessDatabase, grants: MasterGrants): Promise<MasterGrants> {
  const groups = new Set((await grantGroups(db)).map(({ id }) => `group:${id}`));
  return Object.fromEntries(Object.entries(grants).filter(([holder]) => !holder.startsWith('group:') || groups.has(holder)));
}

function accessOf(grants: Grants, entities: readonly string[]): Promise<EntityAccess[]> {
  return Promise.all(entities.map(async (entity) => ({ entity, ...(await grants.of(entity)) })));
}
