import type { NavItem } from '#core/client/plugin/client-plugin.ts';
import { GearIcon } from '#core/client/ui/icons/page-icons.tsx';
import { auditSentences } from '#core/contract/audit.ts';
import type { Contribution } from '#core/contract/extension-point.ts';
import { accountRoutes } from '../contract/routes.ts';

/** The sentence of this plugin's action. */
export const contributes: readonly Contribution[] = [
  auditSentences.add('account.user-deleted', 200, { action: 'user.deleted', text: 'account:sentences.deleted' }),
];

/** The navigation of the plugin for signed-in users. */
export const nav: readonly NavItem[] = [
  { route: accountRoutes.account, label: 'account:nav.account', icon: GearIcon, section: 'account', order: 20 },
];
