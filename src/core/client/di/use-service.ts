import { useContext } from 'react';
import type { Key, Resolve } from './injection.ts';
import { ServicesContext } from './services-context.ts';

/**
 * The service bound to a key; always the same one.
 *
 * @example const jobs = useService(JobSearchStore)
 */
export function useService<Service>(key: Key<Service>): Service {
  return useResolve()(key);
}

/** Takes services out of the container, for what cannot name beforehand which it needs. */
export function useResolve(): Resolve {
  const services = useContext(ServicesContext);
  if (services === undefined) throw new Error('useService is called outside of the application.');
  return services.resolve;
}
