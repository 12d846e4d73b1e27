import { initializeApp } from 'firebase/app';
import { deleteToken, getMessaging, getToken, isSupported, type Messaging } from 'firebase/messaging';
import type { IdentitySettings } from '#core/contract/client-config.ts';
import { PushError } from './push-error.ts';
import { demandDatabase } from './push-support.ts';

/**
 * Gets the provider's token for this browser: the existing one, or a new one.
 *
 * @throws PushError unsupported-browser, indexed-db-unsupported; any error of the provider's SDK or of the browser's push service
 */
export async function fetchToken(identity: IdentitySettings, registration: ServiceWorkerRegistration): Promise<string> {
  return getToken(await messagingOf(identity), { vapidKey: identity.vapidKey, serviceWorkerRegistration: registration });
}

/** Deletes the token in this browser and at the provider. */
export async function dropToken(identity: IdentitySettings, registration: ServiceWorkerRegistration): Promise<void> {
  // Passes the registration to the SDK. Otherwise the SDK would create its own.
  await fetchToken(identity, registration);
  await deleteToken(await messagingOf(identity));
}

// Checks first: the SDK makes the same checks, but its error cannot be caught.
async function messagingOf(identity: IdentitySettings): Promise<Messaging> {
  await demandDatabase();
  if (!(await isSupported())) throw new PushError('unsupported-browser');
  return getMessaging(initializeApp(identity));
}
