import path from 'node:path';
import { defineServerPlugin } from '#core/server/plugin/server-plugin.ts';
import { personalData } from '#plugins/account/contract/personal-data.ts';
import { userErrors } from '../contract/errors.ts';
import { userReferences } from '../contract/user-references.ts';
import { AdminGroups } from './admin-groups.ts';
import { groupHandlers } from './group-handlers.ts';
import { ManagedUsers } from './managed-users.ts';
import { createUsers } from './migrations/0001-create.ts';
import { usersPersonalData } from './personal-data.ts';
import { RoleChanges } from './role-changes.ts';
import { Suspensions } from './suspensions.ts';
import { userAbilities } from './user-abilities.ts';
import { userActions } from './user-actions.ts';
import { userHandlers } from './user-handlers.ts';
import { UserList } from './user-list.ts';
import { userNotices } from './user-notices.ts';
import { UserSessions } from './user-sessions.ts';
import type { UsersTables } from './user-tables.ts';
import { allowViewAs, viewAsParts } from './view-as/view-as.ts';
import { viewAuditActions } from './view-as/view-audit.ts';

/** Administrators care for the accounts of all users, and for the groups and duties of administrators. */
export const usersServerPlugin = defineServerPlugin({
  id: 'users',
  summary: 'Users, their roles and suspensions, and the groups of administrators.',
  requires: ['account'],
  errors: userErrors,
  duties: ['users'],
  auditActions: [...userActions, ...viewAuditActions],
  migrations: [createUsers],
  noticeWords: path.join(import.meta.dirname, '../contract/notices'),
  abilities: (actor, allow) => {
    userAbilities(actor, allow);
    allowViewAs(actor, allow);
  },
  setup: (kernel) => {
    const db = kernel.db.$extendTables<UsersTables>();
    const references = () => kernel.contributions(userReferences).map(({ value }) => value);
    const notices = userNotices(kernel.db);
    const { epoch, now } = kernel;
    const needs = { db: kernel.db, references, epoch, now, raise: kernel.notices.raise, notices };
    const roles = new RoleChanges(needs);
    const views = viewAsParts({ ...needs, audit: kernel.audit });
    return {
      handlers: [
        ...views.handlers,
        ...userHandlers({
          list: new UserList(kernel.db, kernel.secrets.keyFor('cursors')),
          users: new ManagedUsers({ db, roles, references }),
          suspensions: new Suspensions({ ...needs, db }),
          roles,
          sessions: new UserSessions({ ...needs, identity: kernel.identity }),
        }),
        ...groupHandlers(new AdminGroups(needs), kernel.duties),
      ],
      contributes: [...views.contributes, personalData.add('users.personal-data', 40, usersPersonalData(db))],
      notices: Object.values(notices),
      schedules: views.schedules,
    };
  },
});
