import type { Resolve } from '#core/client/di/injection.ts';
import { withNext } from '#core/client/navigation/navigator.ts';
import { ClientRegistry } from '#core/client/plugin/client-registry.ts';
import { AGREE, type Guard, type GuardResult } from '#core/client/plugin/guard.ts';
import { SessionStore } from '#core/client/session/session-store.ts';
import { ADDRESSES } from '#core/contract/addresses.ts';
import { masterParts } from '../contract/master-entity.ts';
import { masterRoutes } from '../contract/routes.ts';
import { mayDo } from './may.ts';

/** The address names master data of a plugin. Otherwise the page does not exist. */
export function entityGuard(resolve: Resolve): Guard {
  const registry = resolve(ClientRegistry);
  return async ({ address }) => {
    const { entity } = placeOf(address);
    await registry.loadMore();
    const isKnown = registry.contributions(masterParts.part('kind')).some(({ thing }) => thing.value.description.entity === entity);
    return isKnown ? AGREE : { kind: 'deny', status: 404 };
  };
}

/** The user has the permission for this page, by the grants at the start of the session. The server checks the current grants. */
export function grantGuard(resolve: Resolve): Guard {
  const session = resolve(SessionStore);
  return ({ address }): GuardResult => {
    if (session.role === null) return { kind: 'redirect', to: withNext(ADDRESSES.chooseRole, address) };
    return isGranted(session, address) ? AGREE : { kind: 'deny', status: 403, needs: ['admin'] };
  };
}

function isGranted(session: SessionStore, address: string): boolean {
  const { entity, page, code } = placeOf(address);
  if (entity === undefined) return session.me?.abilities.some((name) => /^master-.+:read$/.test(name)) ?? false;
  if (page === 'import') return mayDo(session, entity, 'import');
  return mayDo(session, entity, page === 'form' && code === null ? 'create' : 'read');
}

/** The entity and the kind of page in an address below the master data. */
function placeOf(address: string): {
  readonly entity: string | undefined;
  readonly page: string | undefined;
  readonly code: string | null;
} {
  // The origin does not matter, since the address is a path.
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const [entity, page] = pathname.slice(masterRoutes.entities.path.length + 1).split('/');
  return { entity: entity || undefined, page, code: searchParams.get('code') };
}
