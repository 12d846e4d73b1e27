import type { NavItem } from '#core/client/plugin/client-plugin.ts';
import { GearIcon } from '#core/client/ui/icons/page-icons.tsx';
import { accountRoutes } from '../contract/routes.ts';

/** The navigation of the plugin for signed-in users. */
export const nav: readonly NavItem[] = [
  { route: accountRoutes.account, label: 'account:nav.account', icon: GearIcon, section: 'account', order: 20 },
];
