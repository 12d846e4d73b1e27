import { ApiFault } from '#core/server/errors/api-fault.ts';
import { type Handler, handle } from '#core/server/http/handler.ts';
import { forgetPushTokenContract, savePushTokenContract } from '../contract/schemas.ts';
import type { PushTokenRepository } from './push-token-repository.ts';

/** The endpoints that register and remove push devices. */
export function pushHandlers(tokens: PushTokenRepository): readonly Handler[] {
  return [
    handle(savePushTokenContract, {
      policy: 'authenticated',
      run: async ({ actor, body }) => ({ id: await tokens.save(actor.userId, body.token) }),
    }),
    handle(forgetPushTokenContract, {
      policy: 'authenticated',
      whileSuspended: true,
      run: async ({ actor, params }) => {
        if (!(await tokens.remove(actor.userId, params.id))) throw new ApiFault('not-found');
        return undefined;
      },
    }),
  ];
}
