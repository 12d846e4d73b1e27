import { getMeContract } from '#core/contract/me-schema.ts';
import { adminGrant, adminList, adminRevoke } from '../commands/admin-commands.ts';
import { handle } from '../http/handler.ts';
import { DatabaseCounts } from '../http/limits/database-store.ts';
import { mustConfirmPhone } from '../identity/phone-verification.ts';
import { purgeSessions } from '../identity/sessions-repository.ts';
import { defineServerPlugin } from '../plugin/server-plugin.ts';
import { abilityNames } from '../plugin/stored-abilities.ts';

/** The calls and schedules of the core itself, declared like those of any plugin. */
export const coreServerPlugin = defineServerPlugin({
  id: 'core',
  summary: 'Who is signed in.',
  commands: [adminGrant, adminRevoke, adminList],
  setup: (kernel) => ({
    handlers: [
      handle(getMeContract, {
        policy: 'authenticated',
        run: async ({ actor }) => ({
          id: actor.userId,
          email: actor.email,
          name: actor.name,
          role: actor.role,
          mustConfirmPhone: mustConfirmPhone(kernel.config, actor),
          abilities: await abilityNames(kernel, actor),
        }),
      }),
    ],
    schedules: [
      { name: 'core.purge-sessions', cron: '20 */6 * * *', run: async () => void (await purgeSessions(kernel.db, kernel.now())) },
      // Runs also where this server counts in memory, because another server may count in the database.
      { name: 'core.purge-limits', cron: '*/10 * * * *', run: () => new DatabaseCounts(kernel.db, kernel.now).purge() },
    ],
  }),
});
