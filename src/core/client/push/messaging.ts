import { initializeApp } from 'firebase/app';
import { deleteToken, getMessaging, getToken, isSupported, type Messaging } from 'firebase/messaging';
import type { IdentitySettings } from '#core/contract/client-config.ts';
import { PushError } from './push-error.ts';
import { demandDatabase } from './push-support.ts';

/**
 * The token by which the provider reaches this browser; the one it has, or a new one.
 *
 * @throws PushError unsupported-browser, indexed-db-unsupported; whatever the provider's SDK or the browser's push service say
 */
export async function fetchToken(identity: IdentitySettings, registration: ServiceWorkerRegistration): Promise<string> {
  return getToken(await messagingOf(identity), { vapidKey: identity.vapidKey, serviceWorkerRegistration: registration });
}

/** Gives the token up, here and at the provider. */
export async function dropToken(identity: IdentitySettings, registration: ServiceWorkerRegistration): Promise<void> {
  // Tells the SDK which registration it is about: otherwise it would make one of its own.
  await fetchToken(identity, registration);
  await deleteToken(await messagingOf(identity));
}

// The SDK looks by itself whether the browser will do, and fails where nobody hears it.
async function messagingOf(identity: IdentitySettings): Promise<Messaging> {
  await demandDatabase();
  if (!(await isSupported())) throw new PushError('unsupported-browser');
  return getMessaging(initializeApp(identity));
}
