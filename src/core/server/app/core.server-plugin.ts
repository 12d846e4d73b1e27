import { getMeContract } from '#core/contract/me-schema.ts';
import { abilityNames } from '../access/stored-abilities.ts';
import { handle } from '../http/handler.ts';
import { adminGrant } from '../identity/commands/admin-grant.ts';
import { adminList } from '../identity/commands/admin-list.ts';
import { adminRevoke } from '../identity/commands/admin-revoke.ts';
import { mustConfirmPhone } from '../identity/phone-verification.ts';
import { purgeSessions } from '../identity/purge-sessions.ts';
import { defineServerPlugin } from '../plugin/server-plugin.ts';
import { repeat } from './repeat.ts';

const PURGE_EVERY_MS = 6 * 3_600_000;

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
    start: async () => {
      const run = () => purgeSessions(kernel.db, kernel.now());
      const stop = repeat({ name: 'purge-sessions', everyMs: PURGE_EVERY_MS, run, log: kernel.log });
      return async () => stop();
    },
  }),
});
