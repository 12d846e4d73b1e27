import { type Handler, handle } from '#core/server/http/handler.ts';
import { deleteAccountContract, getDeletionPlanContract } from '../contract/deletion-schemas.ts';
import type { AccountDeletion } from './account-deletion.ts';

/** The endpoints for account deletion. */
export function deletionHandlers(deletion: AccountDeletion): readonly Handler[] {
  return [
    handle(getDeletionPlanContract, { policy: 'authenticated', run: ({ actor }) => deletion.plan(actor) }),
    handle(deleteAccountContract, {
      policy: 'authenticated',
      refusals: ['account.sign-in-again', 'account.demo', 'account.last-admin'],
      run: async ({ actor, signedInAt }) => {
        await deletion.delete(actor, signedInAt);
        return undefined;
      },
    }),
  ];
}
