import type { Page } from '@playwright/test';
import { setUpForPush } from '#tests/e2e/support/push-world.ts';

/** Opens the account page of a site that can send push messages. */
export async function offerPush(page: Page): Promise<void> {
  // The browser requests it twice, because the page preloads it.
  await page.route('**/config.json', setUpForPush);
  await page.reload();
  await page.locator('main input[role=switch]').waitFor();
  await page.waitForLoadState('networkidle');
  await page.unroute('**/config.json', setUpForPush);
}

/** The same, but the service worker does not load. */
export async function failAtPush(page: Page): Promise<void> {
  await page.context().grantPermissions(['notifications']);
  await page.route('**/firebase-messaging-sw.js', (route) => route.fulfill({ status: 404 }), { times: 1 });
  await offerPush(page);
  await page.locator('main input[role=switch]').click();
  await page.locator('main .note--rust').waitFor();
}
