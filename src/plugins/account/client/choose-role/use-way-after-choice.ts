import { nextAddress } from '#core/client/navigation/navigator.ts';
import { useSearch } from '#core/client/navigation/page-address.ts';
import { useContributions } from '#core/client/plugin/Contributions.tsx';
import type { Role } from '#core/contract/actor.ts';
import { ADDRESSES } from '#core/contract/addresses.ts';
import { href } from '#core/contract/route-ref.ts';
import { afterRoleChosen } from '../../contract/role-places.ts';

/** The page after the choice: a plugin's page for the role, else the page the user asked for, else the dashboard. */
export function useWayAfterChoice(): (role: Role) => string {
  const { next } = useSearch();
  const places = useContributions(afterRoleChosen);
  return (role) => {
    const place = places.find(({ thing }) => thing.value.role === role);
    return place === undefined ? nextAddress(next, ADDRESSES.dashboard) : href(place.thing.value.to);
  };
}
