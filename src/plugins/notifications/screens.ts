import type { Page, Route } from '@playwright/test';
import type { Screen } from '#tests/e2e/screens/screen.ts';
import { stubbedEnd, stubbedMails, stubbedNotices, stubbedSettings } from './e2e/stubbed-notices.ts';

const LIST = '/admin/notifications';
const SETTINGS = '/admin/notifications/settings';
const OUTGOING = '/admin/notifications/outgoing';
const UNSUBSCRIBE = '/unsubscribe';

/** The bell, the notifications, their settings, the end of mail, and outgoing mail. The replies are stubbed: no event tells the demo users. */
export const screens: readonly Screen[] = [
  { name: 'notifications-empty', who: 'candidate', route: LIST },
  { name: 'notifications', who: 'candidate', route: LIST, at: () => `${LIST}?stub=filled`, prepare: stub },
  { name: 'notifications-none-unread', who: 'candidate', route: LIST, at: () => `${LIST}?filter=unread` },
  { name: 'bell-open', who: 'candidate', route: LIST, at: () => `${LIST}?stub=bell`, prepare: openBell },
  { name: 'notification-settings', who: 'candidate', route: SETTINGS },
  { name: 'notification-settings-chosen', who: 'candidate', route: SETTINGS, at: () => `${SETTINGS}?stub=chosen`, prepare: stub },
  { name: 'unsubscribe', who: 'visitor', route: UNSUBSCRIBE, prepare: stubLink, firstGet: 'never' },
  { name: 'unsubscribe-done', who: 'visitor', route: UNSUBSCRIBE, prepare: stop },
  { name: 'unsubscribe-unknown', who: 'visitor', route: UNSUBSCRIBE },
  { name: 'outgoing-mail-empty', who: 'admin', route: OUTGOING, at: () => `${OUTGOING}?state=failed` },
  { name: 'outgoing-mail', who: 'admin', route: OUTGOING, at: () => `${OUTGOING}?stub=filled`, prepare: stub },
];

/** Replies with stubs while the address has their name. */
async function stub(page: Page): Promise<void> {
  await page.route(/\/api\/(notifications|mails|unsubscribe)(\/|\?|$)/, async (route) => {
    const isStubbed = new URL(page.url()).searchParams.has('stub');
    const json = isStubbed ? replyTo(route) : undefined;
    await (json === undefined ? route.fallback() : route.fulfill({ json }));
  });
  await page.reload();
  await page.locator('main h1').waitFor();
}

function replyTo(route: Route): object | undefined {
  const request = route.request();
  const { pathname, searchParams } = new URL(request.url());
  const language = searchParams.get('language') ?? 'en';
  const limit = Number(searchParams.get('limit') ?? 20);
  switch (pathname) {
    case '/api/notifications':
      return { items: stubbedNotices(language).slice(0, limit), nextCursor: null };
    case '/api/notifications/count':
      return { count: 100 };
    case '/api/notifications/choices':
      return stubbedSettings(language);
    case '/api/mails':
      return { items: stubbedMails(), nextCursor: null };
    case '/api/unsubscribe':
      return stubbedEnd((request.postDataJSON() as { readonly language: string }).language);
    default:
      return undefined;
  }
}

async function openBell(page: Page): Promise<void> {
  await stub(page);
  await page.locator('header [data-bar-item] button').click();
  await page.locator('header [data-opener]').first().waitFor();
}

async function stubLink(page: Page): Promise<void> {
  await stub(page);
  await page.goto('about:blank');
  await page.goto(`${UNSUBSCRIBE}?stub=link#token`);
  await page.locator('main .btn--grow').waitFor();
}

async function stop(page: Page): Promise<void> {
  await stubLink(page);
  await page.locator('main .row .btn--grow').click();
  await page.locator('main .row').waitFor({ state: 'detached' });
}
