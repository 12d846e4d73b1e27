import { observer } from 'mobx-react-lite';
import { type ComponentType, type JSX, useEffect, useState } from 'react';
import { useService } from '../di/use-service.ts';
import type { NavItem } from '../plugin/nav-item.ts';
import { PluginBoundary } from '../plugin/PluginBoundary.tsx';
import { hasAbility } from '../session/allowed-contributions.ts';
import { SessionStore } from '../session/session-store.ts';

interface NavBadgeProps {
  readonly item: NavItem;
}

/** The count of a navigation item, for users who may have it. */
export const NavBadge = observer(function NavBadge({ item }: NavBadgeProps): JSX.Element | undefined {
  const session = useService(SessionStore);
  return item.badgeNeeds === undefined || hasAbility(session, item.badgeNeeds) ? <LoadedBadge item={item} /> : undefined;
});

/** The count is rendered by its plugin. If the plugin fails, the item stays without a count. */
function LoadedBadge({ item }: NavBadgeProps): JSX.Element | undefined {
  const { badge, route } = item;
  const [Badge, setBadge] = useState<ComponentType>();
  useEffect(() => {
    let isWanted = true;
    badge?.().then(
      (module) => isWanted && setBadge(() => module.Badge),
      (error: unknown) => console.error(`The count of "${route.id}" did not load`, error),
    );
    return () => {
      isWanted = false;
    };
  }, [badge, route]);
  if (Badge === undefined) return undefined;
  return (
    <PluginBoundary plugin={route.id} what="count beside the navigation item">
      <Badge />
    </PluginBoundary>
  );
}
