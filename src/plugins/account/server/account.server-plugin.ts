import path from 'node:path';
import { ApiFault } from '#core/server/errors/api-fault.ts';
import { handle } from '#core/server/http/handler.ts';
import { mustConfirmPhone } from '#core/server/identity/phone-verification.ts';
import { SessionsRepository } from '#core/server/identity/sessions-repository.ts';
import { UsersRepository } from '#core/server/identity/users-repository.ts';
import { meOf } from '#core/server/plugin/me-of.ts';
import { defineServerPlugin } from '#core/server/plugin/server-plugin.ts';
import { accountErrors } from '../contract/errors.ts';
import { personalData } from '../contract/personal-data.ts';
import { chooseRoleContract } from '../contract/schemas.ts';
import { AccountDeletion, deletionHandlers } from './account-deletion.ts';
import { deletedNotice } from './account-notices.ts';
import { accountDeleted } from './audit-actions.ts';
import { filesPersonalData } from './files-personal-data.ts';
import { IdentityRemoval } from './identity-removal.ts';
import { createAccount } from './migrations/0001-create.ts';
import { pushHandlers } from './push-handlers.ts';
import { type AccountTables, PushTokenRepository, pushPersonalData } from './push-token-repository.ts';
import { sessionHandlers } from './session-handlers.ts';

/** Users manage their own account: role, sessions, push devices and deletion. */
export const accountServerPlugin = defineServerPlugin({
  id: 'account',
  summary: 'The own account: its role, devices, sessions and deletion.',
  errors: accountErrors,
  auditActions: [accountDeleted],
  migrations: [createAccount],
  noticeWords: path.join(import.meta.dirname, '../contract/notices'),
  setup: (kernel) => {
    const users = new UsersRepository(kernel.db, kernel.now);
    const pushTokens = new PushTokenRepository(kernel.db.$extendTables<AccountTables>(), kernel.now);
    const removal = new IdentityRemoval(kernel);
    const deletion = new AccountDeletion({
      ...kernel,
      raise: kernel.notices.raise,
      removal,
      keepers: () => kernel.contributions(personalData),
    });
    return {
      handlers: [
        handle(chooseRoleContract, {
          policy: 'authenticated',
          refusals: ['account.phone-needed', 'account.role-chosen'],
          run: async ({ actor, body }) => {
            if (mustConfirmPhone(kernel.config, actor)) throw new ApiFault('account.phone-needed');
            if (!(await users.chooseRole(actor.userId, body.role))) throw new ApiFault('account.role-chosen');
            return meOf(kernel, { ...actor, role: body.role });
          },
        }),
        ...pushHandlers(pushTokens),
        ...sessionHandlers({
          sessions: new SessionsRepository(kernel.db, kernel.now),
          users,
          identity: kernel.identity,
          raise: kernel.notices.raise,
        }),
        ...deletionHandlers(deletion),
      ],
      contributes: [
        personalData.add('account.push-devices', 50, pushPersonalData(pushTokens)),
        // After the plugins, which may still ask for the files of their objects.
        personalData.add('account.files', 60, filesPersonalData(kernel)),
      ],
      notices: [deletedNotice],
      works: [removal.work],
      schedules: [removal.schedule],
    };
  },
});
