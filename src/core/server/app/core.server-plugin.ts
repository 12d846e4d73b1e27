import { getMeContract } from '#core/contract/me-schema.ts';
import { handle } from '../http/handler.ts';
import { mustConfirmPhone } from '../identity/phone-verification.ts';
import { defineServerPlugin } from '../plugin/server-plugin.ts';

/** What the core itself answers, built like any plugin. */
export const coreServerPlugin = defineServerPlugin({
  id: 'core',
  setup: ({ config }) => ({
    handlers: [
      handle(getMeContract, {
        policy: 'authenticated',
        run: async ({ actor, abilities }) => ({
          id: actor.userId,
          email: actor.email,
          name: actor.name,
          role: actor.role,
          mustConfirmPhone: mustConfirmPhone(config, actor),
          abilities: abilities.list(),
        }),
      }),
    ],
  }),
});
