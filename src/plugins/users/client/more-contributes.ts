import { auditSentences, dutyWords } from '#core/contract/audit.ts';
import type { Contribution } from '#core/contract/extension-point.ts';
import { accountSections } from '#plugins/account/contract/account-sections.ts';

/** The contributions of the plugin to pages for signed-in users. */
export const contributes: readonly Contribution[] = [
  ...Object.entries({
    'user.suspended': 'suspended',
    'user.suspension-lifted': 'suspensionLifted',
    'user.role-changed': 'roleChanged',
    'user.sessions-ended': 'sessionsEnded',
    'user.view-opened': 'viewOpened',
    'user.view-ended': 'viewEnded',
    'user.view-read': 'viewRead',
    'user.view-person-opened': 'viewPersonOpened',
    'admin-group.created': 'groupCreated',
    'admin-group.updated': 'groupUpdated',
    'admin-group.deleted': 'groupDeleted',
    'admin-group.members-set': 'groupMembersSet',
  }).map(([action, what], index) =>
    auditSentences.add(`users.${action.replace('.', '-')}`, 100 + 10 * index, { action, text: `users:sentences.${what}` }),
  ),
  dutyWords.add('users.duty', 10, { duty: 'users', title: 'users:duty.title', text: 'users:duty.text' }),
  accountSections.add('users.own-views', 10, { load: async () => ({ Section: (await import('./view-as/OwnViews.tsx')).OwnViews }) }),
];
