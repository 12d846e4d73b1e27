import { initializeApp } from 'firebase/app';
import { getMessaging, type MessagePayload, onBackgroundMessage } from 'firebase/messaging/sw';
import type { IdentitySettings } from '#core/contract/client-config.ts';
import { PUSH_WORKER_SETTINGS } from '#core/contract/push.ts';
import { openFromNotification } from './open-from-notification.ts';

declare const self: ServiceWorkerGlobalScope & { readonly [PUSH_WORKER_SETTINGS]?: IdentitySettings };

/** What a message without a notification of its own may carry, so that the worker can make one. */
interface ShownData {
  readonly title?: string;
  readonly body?: string;
  readonly link?: string;
}

self.addEventListener('install', () => void self.skipWaiting());
// Before the SDK adds its own, which hides the clicks on its notifications from all that come later.
self.addEventListener('notificationclick', openFromNotification);

const settings = self[PUSH_WORKER_SETTINGS];
// Without a messaging sender the SDK refuses to begin, and nobody can send anything.
if (settings?.messagingSenderId) onBackgroundMessage(getMessaging(initializeApp(settings)), show);

/** The SDK shows messages that have a notification; of the others only we know how they look. */
function show({ notification, data }: MessagePayload): Promise<void> | undefined {
  const { title, body, link }: ShownData = data ?? {};
  if (notification !== undefined || title === undefined) return undefined;
  return self.registration.showNotification(title, { ...(body === undefined ? {} : { body }), data: { link } });
}
