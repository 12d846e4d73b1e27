import { endpoint } from '#core/contract/endpoint.ts';

/** A device that receives push messages, identified by the messaging provider's token. */
export interface PushRegistration {
  /** The provider's token, 1 to 4096 characters (specification section 3). */
  readonly token: string;
}

/**
 * Stores the device's push token for the signed-in user (specification section 7). It replaces the device's earlier token, including that
 * of another user. A user has at most 20 devices; the device saved longest ago is removed.
 */
export const savePushToken = endpoint<{ body: PushRegistration; reply: { readonly id: string } }>({
  id: 'account.save-push-token',
  method: 'POST',
  path: '/firebase/save-token',
  summary: 'Keep the push token of a device, so that messages can be sent to it.',
});

/** Removes a device when the user turns push messages off or signs out. Answers 404 for a missing device and for another user's device. */
export const forgetPushToken = endpoint<{ params: { readonly id: string }; reply: undefined }>({
  id: 'account.forget-push-token',
  method: 'DELETE',
  path: '/firebase/tokens/:id',
  summary: 'Forget the push token of a device.',
});
