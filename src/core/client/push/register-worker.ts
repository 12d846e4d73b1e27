import { PUSH_WORKER } from '#core/contract/push.ts';
import { PushError } from './push-error.ts';

/**
 * Registers the worker and waits until it is active. The scope is resolved against the page's base address, which is always `/`:
 * all pages share one registration.
 *
 * @throws PushError invalid-sw-registration
 * @throws Error with the messages of specification section 8, when no worker is installing or the wait takes too long
 */
export async function registerWorker(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(PUSH_WORKER.file, { scope: PUSH_WORKER.scope });
  if (!(registration instanceof ServiceWorkerRegistration)) throw new PushError('invalid-sw-registration');
  await activation(registration);
  return registration;
}

/** The registration of an earlier visit, if there is one. */
export function registeredWorker(): Promise<ServiceWorkerRegistration | undefined> {
  return navigator.serviceWorker.getRegistration(PUSH_WORKER.scope);
}

function activation({ active, installing, waiting }: ServiceWorkerRegistration): Promise<void> {
  return new Promise((resolve, reject) => {
    if (active !== null) return resolve();
    const incoming = installing ?? waiting;
    if (incoming === null) return reject(new Error('No incoming service worker found.'));
    const { activationMs } = PUSH_WORKER;
    const finish = (error?: Error): void => {
      clearTimeout(timer);
      incoming.removeEventListener('statechange', look);
      if (error === undefined) resolve();
      else reject(error);
    };
    const look = (): void => {
      if (incoming.state === 'activated') finish();
      // A worker that failed to install is discarded, and no other worker follows.
      if (incoming.state === 'redundant') finish(new Error('No incoming service worker found.'));
    };
    const timer = setTimeout(() => finish(new Error(`Service worker not registered after ${activationMs} ms`)), activationMs);
    incoming.addEventListener('statechange', look);
  });
}
