import { adminWords } from '#core/contract/audit.ts';
import type { Contribution } from '#core/contract/extension-point.ts';
import { accountSections } from '#plugins/account/contract/account-sections.ts';

/** The contributions of the plugin to pages for signed-in users. */
export const contributes: readonly Contribution[] = [
  adminWords.add('users.words', 10, {
    duty: { duty: 'users', title: 'users:duty.title', text: 'users:duty.text' },
    sentences: {
      'user.suspended': 'users:sentences.suspended',
      'user.suspension-lifted': 'users:sentences.suspensionLifted',
      'user.role-changed': 'users:sentences.roleChanged',
      'user.sessions-ended': 'users:sentences.sessionsEnded',
      'user.view-opened': 'users:sentences.viewOpened',
      'user.view-ended': 'users:sentences.viewEnded',
      'user.view-read': 'users:sentences.viewRead',
      'user.view-person-opened': 'users:sentences.viewPersonOpened',
      'admin-group.created': 'users:sentences.groupCreated',
      'admin-group.updated': 'users:sentences.groupUpdated',
      'admin-group.deleted': 'users:sentences.groupDeleted',
      'admin-group.members-set': 'users:sentences.groupMembersSet',
    },
  }),
  accountSections.add('users.own-views', 10, { load: async () => ({ Section: (await import('./view-as/OwnViews.tsx')).OwnViews }) }),
];
