declare const self: ServiceWorkerGlobalScope;

/** Opens what a notification of ours is about, on this site only; those of the SDK are left to it. */
export function openFromNotification(event: NotificationEvent): void {
  const { notification } = event;
  const link: unknown = notification.data?.link;
  if (typeof link !== 'string') return;
  notification.close();
  const url = new URL(link, self.location.origin);
  if (url.origin === self.location.origin) event.waitUntil(self.clients.openWindow(url.href));
}
