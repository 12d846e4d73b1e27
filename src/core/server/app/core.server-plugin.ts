import { getMeContract } from '#core/contract/me-schema.ts';
import { handle } from '../http/handler.ts';
import { defineServerPlugin } from '../plugin/server-plugin.ts';

/** What the core itself answers, built like any plugin. */
export const coreServerPlugin = defineServerPlugin({
  id: 'core',
  setup: () => ({
    handlers: [
      handle(getMeContract, {
        policy: 'authenticated',
        run: async ({ actor, abilities }) => ({
          id: actor.userId,
          email: actor.email,
          name: actor.name,
          role: actor.role,
          abilities: abilities.list(),
        }),
      }),
    ],
  }),
});
