import { useService } from '#core/client/di/use-service.ts';
import { usePathname } from '#core/client/navigation/page-address.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { type JobAddresses, jobAddresses } from '../../contract/job-addresses.ts';

/** See `jobAddresses`. The calling component must be an observer, because the session may become known later. */
export function useJobAddresses(): JobAddresses {
  const { role } = useService(SessionStore);
  return jobAddresses(usePathname(), typeof role === 'string');
}
