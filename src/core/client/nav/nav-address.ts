import { ADDRESSES } from '#core/contract/addresses.ts';
import { href } from '#core/contract/route-ref.ts';
import { useService } from '../di/use-service.ts';
import { withNext } from '../navigation/navigator.ts';
import { ClientRegistry } from '../plugin/client-registry.ts';
import type { NavItem } from '../plugin/nav-item.ts';
import { SessionStore } from '../session/session-store.ts';

/**
 * Returns the function that gives the address to which a navigation item leads. A visitor who follows an item of public pages to a page with
 * guards comes to the sign-up first, and returns to the page. The component must be an observer.
 */
export function useNavAddress(): (item: NavItem) => string {
  const registry = useService(ClientRegistry);
  const isVisitor = useService(SessionStore).status === 'signed-out';
  return ({ route, section }) => {
    const to = href(route);
    const isGuarded = (registry.page(route.id)?.thing.guards ?? []).length > 0;
    return isVisitor && section === 'public' && isGuarded ? withNext(ADDRESSES.signUp, to) : to;
  };
}
