import { type ComponentType, type JSX, useEffect, useState } from 'react';
import type { NavItem } from '../plugin/client-plugin.ts';
import { PluginBoundary } from '../plugin/PluginBoundary.tsx';

/** The count of a navigation item, rendered by its plugin. If the plugin fails, the item stays without a count. */
export function NavBadge({ item }: { readonly item: NavItem }): JSX.Element | undefined {
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
