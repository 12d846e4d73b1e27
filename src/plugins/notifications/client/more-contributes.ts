import { barItems } from '#core/client/layouts/bar-item.ts';
import { adminWords } from '#core/contract/audit.ts';
import type { Contribution } from '#core/contract/extension-point.ts';
import { accountSections } from '#plugins/account/contract/account-sections.ts';

/** The contributions of the plugin to pages for signed-in users. */
export const contributes: readonly Contribution[] = [
  barItems.add('notifications.bell', 10, { load: () => import(/* webpackChunkName: "more-contributes" */ './bell/Bell.tsx') }),
  accountSections.add('notifications.settings', 5, {
    load: async () => ({ Section: (await import('./settings/AccountSection.tsx')).AccountSection }),
  }),
  adminWords.add('notifications.words', 70, {
    duty: { duty: 'system', title: 'notifications:duty.title', text: 'notifications:duty.text' },
    sentences: { 'mail.retried': 'notifications:sentences.retried' },
  }),
];
