import { useContext } from 'react';
import type { Key } from './injection.ts';
import { ServicesContext } from './services-context.ts';

/**
 * The service bound to a key; always the same one.
 *
 * @example const jobs = useService(JobSearchStore)
 */
export function useService<Service>(key: Key<Service>): Service {
  const services = useContext(ServicesContext);
  if (services === undefined) throw new Error('useService is called outside of the application.');
  return services.resolve(key);
}
