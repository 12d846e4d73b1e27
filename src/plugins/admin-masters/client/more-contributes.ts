import type { NavItem } from '#core/client/plugin/client-plugin.ts';
import { TableIcon } from '#core/client/ui/icons/page-icons.tsx';
import { masterRoutes } from '../contract/routes.ts';

/** The navigation of the plugin for signed-in users. */
export const nav: readonly NavItem[] = [
  { route: masterRoutes.entities, label: 'admin-masters:nav.entities', icon: TableIcon, section: 'settings', order: 10 },
];
