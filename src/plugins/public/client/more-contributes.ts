import type { NavItem } from '#core/client/plugin/client-plugin.ts';
import { InfoIcon } from '#core/client/ui/icons/page-icons.tsx';
import { publicRoutes } from '../contract/routes.ts';

/** The navigation of the plugin for signed-in users. */
export const nav: readonly NavItem[] = [
  { route: publicRoutes.privacyInside, label: 'public:nav.privacy', icon: InfoIcon, section: 'account', order: 90 },
];
