import { getMeContract } from '#core/contract/me-schema.ts';
import { adminGrant } from '../commands/admin-grant.ts';
import { adminList } from '../commands/admin-list.ts';
import { adminRevoke } from '../commands/admin-revoke.ts';
import { handle } from '../http/handler.ts';
import { DatabaseCounts } from '../http/limits/database-store.ts';
import { mustConfirmPhone } from '../identity/phone-verification.ts';
import { purgeSessions } from '../identity/purge-sessions.ts';
import { defineServerPlugin } from '../plugin/server-plugin.ts';
import { abilityNames } from '../plugin/stored-abilities.ts';

/** What the core itself answers, built like any plugin. */
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
      // Also where this server counts in memory: another one may count in the database.
      { name: 'core.purge-limits', cron: '*/10 * * * *', run: () => new DatabaseCounts(kernel.db, kernel.now).purge() },
    ],
  }),
});
