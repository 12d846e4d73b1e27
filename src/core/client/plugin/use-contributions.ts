import type { Contribution, ExtensionPoint } from '#core/contract/extension-point.ts';
import { useService } from '../di/use-service.ts';
import { ClientRegistry } from './client-registry.ts';
import type { Owned } from './owned.ts';

/** The contributions to an extension point, in order, with plugin ids. {@link Contributions} also contains their errors. */
export function useContributions<Value>(point: ExtensionPoint<Value>): readonly Owned<Contribution<Value>>[] {
  return useService(ClientRegistry).contributions(point);
}
