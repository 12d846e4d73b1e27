import { nextAddress } from '#core/client/navigation/navigator.ts';
import { useSearch } from '#core/client/navigation/use-search.ts';
import { useContributions } from '#core/client/plugin/use-contributions.ts';
import type { Role } from '#core/contract/actor.ts';
import { ADDRESSES } from '#core/contract/addresses.ts';
import { href } from '#core/contract/route-ref.ts';
import { afterRoleChosen } from '../../contract/role-places.ts';

/** Where to go on after the choice: what a plugin has for the role, else where the person wanted to be, else the dashboard. */
export function useWayAfterChoice(): (role: Role) => string {
  const { next } = useSearch();
  const places = useContributions(afterRoleChosen);
  return (role) => {
    const place = places.find(({ thing }) => thing.value.role === role);
    return place === undefined ? nextAddress(next, ADDRESSES.dashboard) : href(place.thing.value.to);
  };
}
