import { createContext, useContext } from 'react';
import type { Key, Resolve } from './injection.ts';
import type { Services } from './services.ts';

/** React context with the services. {@link useService} reads it. */
export const ServicesContext = createContext<Services | undefined>(undefined);

/**
 * Returns the service of a key. It is a singleton.
 *
 * @example const plants = useService(PlantStore)
 */
export function useService<Service>(key: Key<Service>): Service {
  return useResolve()(key);
}

/** Returns the function that resolves services, for components that do not know the keys in advance. */
export function useResolve(): Resolve {
  const services = useContext(ServicesContext);
  if (services === undefined) throw new Error('useService is called outside of the application.');
  return services.resolve;
}
