import type { NavItem } from '#core/client/plugin/client-plugin.ts';
import { MessageIcon } from '#core/client/ui/icons/page-icons.tsx';
import { feedbackRoutes } from '../contract/routes.ts';

/** The navigation of the plugin for signed-in users. */
export const nav: readonly NavItem[] = [
  { route: feedbackRoutes.submit, label: 'public:nav.feedback', icon: MessageIcon, section: 'account', order: 80 },
];
