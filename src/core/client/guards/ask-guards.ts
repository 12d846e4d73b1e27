import type { Resolve } from '../di/injection.ts';
import type { PageDefinition } from '../plugin/client-plugin.ts';
import type { ClientRegistry } from '../plugin/client-registry.ts';
import { AGREE, type Guard, type GuardContext, type GuardResult } from '../plugin/guard.ts';

/**
 * Runs a page's guards in order. The first guard that does not agree decides.
 *
 * @throws Error when a guard has no provider (specification section 8); the declared names were checked at start
 */
export async function askGuards(
  registry: ClientRegistry,
  resolve: Resolve,
  page: PageDefinition,
  context: GuardContext,
): Promise<GuardResult> {
  for (const name of page.guards ?? []) {
    const result = await guardCalled(registry, resolve, name)(context);
    if (result.kind !== 'agree') return result;
  }
  return AGREE;
}

function guardCalled(registry: ClientRegistry, resolve: Resolve, name: string): Guard {
  const maker = registry.guards.get(name);
  if (maker === undefined) throw new Error(`Unknown guard "${name}"`);
  return maker.thing(resolve);
}
