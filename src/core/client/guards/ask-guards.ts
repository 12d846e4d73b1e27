import type { Resolve } from '../di/injection.ts';
import { openView } from '../http/open-view.ts';
import type { ClientRegistry } from '../plugin/client-registry.ts';
import { AGREE, type Guard, type GuardContext, type GuardResult } from '../plugin/guard.ts';
import type { PageDefinition } from '../plugin/page.ts';
import { SessionStore } from '../session/session-store.ts';
import { abilityGuard } from './signed-in.ts';

/**
 * Runs a page's guards in order. The first guard that does not agree decides. A suspension of the account comes before roles and
 * abilities.
 *
 * @throws Error when a guard has no provider (specification section 8); the declared names were checked at start
 */
export async function askGuards(
  registry: ClientRegistry,
  resolve: Resolve,
  page: PageDefinition,
  context: GuardContext,
): Promise<GuardResult> {
  if (page.whileViewing === false && openView() !== undefined) return { kind: 'deny', status: 403, isViewing: true };
  for (const name of page.guards ?? []) {
    const result = await guardCalled(registry, resolve, name)(context);
    if (needsSession(registry, name) && resolve(SessionStore).isSuspended && !page.whileSuspended) return { kind: 'suspended' };
    if (result.kind !== 'agree') return result;
  }
  return AGREE;
}

// The guards of the core have waited until the user is known.
function needsSession(registry: ClientRegistry, name: string): boolean {
  return name.startsWith('may:') || registry.guards.get(name)?.plugin === 'core';
}

function guardCalled(registry: ClientRegistry, resolve: Resolve, name: string): Guard {
  const [family, subject, action] = name.split(':');
  if (family === 'may' && subject && action) return abilityGuard(resolve(SessionStore), subject, action);
  const maker = registry.guards.get(name);
  if (maker === undefined) throw new Error(`Unknown guard "${name}"`);
  return maker.thing(resolve);
}
