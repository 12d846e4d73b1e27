import { barItems } from '#core/client/layouts/bar-item.ts';
import type { Contribution } from '#core/contract/extension-point.ts';

/** The contributions of the plugin to pages for signed-in users. */
export const contributes: readonly Contribution[] = [
  barItems.add('notifications.bell', 10, { load: () => import(/* webpackChunkName: "bell" */ './bell/Bell.tsx') }),
];
