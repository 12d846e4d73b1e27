import type { StaticRouteRef } from '#core/contract/route-ref.ts';
import { useService } from '../di/use-service.ts';
import { ClientRegistry } from './client-registry.ts';

/** Whether a plugin has the page of this route. A plugin that works without the other shows no link to its page then. */
export function useHasPage({ id }: Pick<StaticRouteRef, 'id'>): boolean {
  return useService(ClientRegistry).page(id) !== undefined;
}
