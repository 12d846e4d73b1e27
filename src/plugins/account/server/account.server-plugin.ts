import { ApiFault } from '#core/server/http/api-fault.ts';
import { handle } from '#core/server/http/handler.ts';
import { UsersRepository } from '#core/server/identity/users-repository.ts';
import { defineServerPlugin } from '#core/server/plugin/server-plugin.ts';
import { accountErrors } from '../contract/errors.ts';
import { chooseRoleContract } from '../contract/schemas.ts';

/** What people do with their own account. */
export const accountServerPlugin = defineServerPlugin({
  id: 'account',
  errors: accountErrors,
  setup: (kernel) => {
    const users = new UsersRepository(kernel.db, kernel.now);
    return {
      handlers: [
        handle(chooseRoleContract, {
          policy: 'authenticated',
          run: async ({ actor, body }) => {
            if (!(await users.chooseRole(actor.userId, body.role))) throw new ApiFault('account.role-chosen');
            const chosen = { ...actor, role: body.role };
            const { userId: id, email, name, role } = chosen;
            return { id, email, name, role, abilities: kernel.abilitiesOf(chosen).list() };
          },
        }),
      ],
    };
  },
});
