import { endpoint } from '#core/contract/endpoint.ts';

/** A device that takes push messages, as the messaging provider names it. */
export interface PushRegistration {
  /** The provider's token, 1 to 4096 characters (specification section 3). */
  readonly token: string;
}

/**
 * Keeps the push token of the device for the signed-in user (specification section 7). The token of a device replaces the one
 * before, and moves where another user had it; of more than 20 devices the one saved longest ago is forgotten.
 */
export const savePushToken = endpoint<{ body: PushRegistration; reply: { readonly id: string } }>({
  id: 'account.save-push-token',
  method: 'POST',
  path: '/firebase/save-token',
  summary: 'Keep the push token of a device, so that messages can be sent to it.',
});

/** Forgets a device: it takes no messages any more, or the user signs out of it. 404 when it is not theirs, or gone. */
export const forgetPushToken = endpoint<{ params: { readonly id: string }; reply: undefined }>({
  id: 'account.forget-push-token',
  method: 'DELETE',
  path: '/firebase/tokens/:id',
  summary: 'Forget the push token of a device.',
});
