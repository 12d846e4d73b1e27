import { useService } from '#core/client/di/use-service.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { ADDRESSES } from '#core/contract/addresses.ts';
import { useWayOn } from '../use-way-on.ts';

/** Where a new account goes on to once nothing is left to confirm: to the choice of a role, else to where its owner wanted to be. */
export function useOnward(): string {
  const { role } = useService(SessionStore);
  const { next, keptOn } = useWayOn();
  return role === null ? keptOn(ADDRESSES.chooseRole) : next;
}
