declare const self: ServiceWorkerGlobalScope;

/** Opens the page that one of our notifications names, on this site only. The SDK handles its own notifications. */
export function openFromNotification(event: NotificationEvent): void {
  const { notification } = event;
  const link: unknown = notification.data?.link;
  if (typeof link !== 'string') return;
  notification.close();
  const url = new URL(link, self.location.origin);
  if (url.origin === self.location.origin) event.waitUntil(self.clients.openWindow(url.href));
}
