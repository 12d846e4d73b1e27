import { useService } from '#core/client/di/use-service.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { ADDRESSES } from '#core/contract/addresses.ts';
import { useWayOn } from '../use-way-on.ts';

/** The page after all confirmations: the choice of a role, or else the requested page. */
export function useOnward(): string {
  const { role } = useService(SessionStore);
  const { next, keptOn } = useWayOn();
  return role === null ? keptOn(ADDRESSES.chooseRole) : next;
}
