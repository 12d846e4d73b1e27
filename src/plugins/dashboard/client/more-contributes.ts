import type { NavItem } from '#core/client/plugin/client-plugin.ts';
import { HomeIcon } from '#core/client/ui/icons/page-icons.tsx';
import { dashboardRoutes } from '../contract/routes.ts';

/** The navigation of the plugin for signed-in users. */
export const nav: readonly NavItem[] = [
  { route: dashboardRoutes.own, label: 'dashboard:nav.own', icon: HomeIcon, section: 'main', order: 10 },
];
