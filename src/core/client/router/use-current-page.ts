import { useMatches } from 'react-router-dom';
import { useService } from '../di/use-service.ts';
import type { PageDefinition } from '../plugin/client-plugin.ts';
import { ClientRegistry } from '../plugin/client-registry.ts';

/** The page that is shown; `undefined` when the address belongs to no page. */
export function useCurrentPage(): PageDefinition | undefined {
  const registry = useService(ClientRegistry);
  return registry.page(useMatches().at(-1)?.id ?? '')?.thing;
}
