import type { Contribution, ExtensionPoint } from '#core/contract/extension-point.ts';
import { useService } from '../di/use-service.ts';
import { ClientRegistry } from './client-registry.ts';
import type { Owned } from './owned.ts';

/** What the plugins have added at a place, in order, each with its plugin's id. Where one may break, {@link Contributions} keeps it to itself. */
export function useContributions<Value>(point: ExtensionPoint<Value>): readonly Owned<Contribution<Value>>[] {
  return useService(ClientRegistry).contributions(point);
}
