import { granted, type StoredAbility } from '#core/server/access/policy.ts';
import { MASTER_DATA, type MasterAction } from '../../contract/master-access.ts';
import type { Grants } from './grants.ts';

/** A right to one of the actions on the rows of the kind in the address. */
export function rightTo(grants: Grants, ...actions: readonly [MasterAction, ...MasterAction[]]): StoredAbility {
  const isGranted: StoredAbility['isGranted'] = async (actor, { entity }) => {
    for (const action of actions) if (await grants.may(actor, String(entity), action)) return true;
    return false;
  };
  return granted(actions[0], MASTER_DATA, isGranted, { duty: 'masters' });
}
