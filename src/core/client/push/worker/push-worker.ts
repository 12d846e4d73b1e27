import { initializeApp } from 'firebase/app';
import { getMessaging, type MessagePayload, onBackgroundMessage } from 'firebase/messaging/sw';
import type { IdentitySettings } from '#core/contract/client-config.ts';
import { PUSH_WORKER_SETTINGS } from '#core/contract/push.ts';

declare const self: ServiceWorkerGlobalScope & { readonly [PUSH_WORKER_SETTINGS]?: IdentitySettings };

/** Data of a message without its own notification. The worker builds a notification from it. */
interface ShownData {
  readonly title?: string;
  readonly body?: string;
  readonly link?: string;
}

self.addEventListener('install', () => void self.skipWaiting());
// Added before the SDK's own listener, which stops the event for all later listeners.
self.addEventListener('notificationclick', openFromNotification);

const settings = self[PUSH_WORKER_SETTINGS];
// Without a messaging sender the SDK does not start, and no messages can be sent.
if (settings?.messagingSenderId) onBackgroundMessage(getMessaging(initializeApp(settings)), show);

/** The SDK shows messages that contain a notification. This function shows the others. */
function show({ notification, data }: MessagePayload): Promise<void> | undefined {
  const { title, body, link }: ShownData = data ?? {};
  if (notification !== undefined || title === undefined) return undefined;
  return self.registration.showNotification(title, { ...(body === undefined ? {} : { body }), data: { link } });
}

/** Opens the page that one of our notifications names, on this site only. The SDK handles its own notifications. */
function openFromNotification(event: NotificationEvent): void {
  const { notification } = event;
  const link: unknown = notification.data?.link;
  if (typeof link !== 'string') return;
  notification.close();
  const url = new URL(link, self.location.origin);
  if (url.origin === self.location.origin) event.waitUntil(self.clients.openWindow(url.href));
}
