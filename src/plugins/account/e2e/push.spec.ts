import type { Page } from '@playwright/test';
import { PushDelivery } from '#tests/e2e/support/deliver-push.ts';
import { notifications, openAccountAs, pushSwitch } from '#tests/e2e/support/push-switch.ts';
import { FOREIGN_KEY, pushWorld, setNotifications } from '#tests/e2e/support/push-world.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

// These two functions run in the service worker.
const SHOWN = `self.registration.getNotifications().then((list) => list.map(({ title, body }) => [title, body]))`;
const OPENED_BY_CLICKS = `(async () => {
  const opened = [];
  self.clients.openWindow = async (url) => void opened.push(url);
  for (const notification of await self.registration.getNotifications()) {
    self.dispatchEvent(new NotificationEvent('notificationclick', { notification }));
  }
  return opened;
})()`;

const registrations = (page: Page): Promise<string[]> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname));

test('a device receives messages until its user turns them off, on any page', async ({ page }) => {
  const world = await pushWorld(page.context());
  await page.context().grantPermissions(['notifications']);
  await openAccountAs(page, 'candidate');
  await expect(pushSwitch(page)).not.toBeChecked();
  await pushSwitch(page).click();
  await expect(pushSwitch(page)).toBeChecked();
  expect([world.tokens.size, world.calls]).toEqual([1, ['POST /firebase/save-token']]);

  await page.goto('/admin/account?from=elsewhere');
  await expect(pushSwitch(page)).toBeChecked();
  await pushSwitch(page).click();
  await expect(pushSwitch(page)).not.toBeChecked();
  expect([world.tokens.size, await registrations(page)]).toEqual([0, ['/']]);
  expect(world.calls.at(-1)).toMatch(/^DELETE \/firebase\/tokens\/[0-9a-f-]{36}$/);
  await page.reload();
  await expect(pushSwitch(page)).not.toBeChecked();
});

test('after a sign-out the device receives no messages, and the next user starts with "off"', async ({ page }) => {
  const world = await pushWorld(page.context());
  await page.context().grantPermissions(['notifications']);
  await openAccountAs(page, 'candidate');
  await pushSwitch(page).click();
  await expect(pushSwitch(page)).toBeChecked();
  await page.getByRole('main').getByRole('link', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/$/);
  expect(world.calls.map((call) => call.split(' ')[0])).toEqual(['POST', 'DELETE']);
  expect(world.tokens.size).toBe(0);

  await openAccountAs(page, 'employer');
  await expect(pushSwitch(page)).not.toBeChecked();
});

test('a device that another user left without signing out shows "off"', async ({ page }) => {
  await pushWorld(page.context());
  await page.context().grantPermissions(['notifications']);
  await openAccountAs(page, 'candidate');
  await pushSwitch(page).click();
  await expect(pushSwitch(page)).toBeChecked();
  await page.evaluate(() => indexedDB.deleteDatabase('firebaseLocalStorageDb'));
  // Close the page first: it would ask the server for the current user.
  await page.goto('about:blank');
  await page.context().clearCookies();
  await openAccountAs(page, 'employer');
  await expect(pushSwitch(page)).not.toBeChecked();
  await pushSwitch(page).click();
  await expect(pushSwitch(page)).toBeChecked();
});

test('messages that arrive while no page is open are shown, and a click opens their page', async ({ page, context, server }) => {
  await pushWorld(context);
  await context.grantPermissions(['notifications']);
  await openAccountAs(page, 'candidate');
  await pushSwitch(page).click();
  await expect(pushSwitch(page)).toBeChecked();
  const elsewhere = await context.newPage();
  const delivery = await PushDelivery.through(elsewhere, server.url);
  await page.close();

  await delivery.deliver({ notification: { title: 'With a notification', body: 'Shown by the provider' } });
  await delivery.deliver({ data: { title: 'With data alone', body: 'Shown by us', link: '/admin/account' } });
  await delivery.deliver({ data: { silent: 'yes' } });
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await expect
    .poll(() => worker.evaluate(SHOWN))
    .toEqual([
      ['With a notification', 'Shown by the provider'],
      ['With data alone', 'Shown by us'],
    ]);
  // Only a real click may open a window, so the test checks the address that would open.
  expect(await worker.evaluate(OPENED_BY_CLICKS)).toEqual([`${server.url}/admin/account`]);
});

test('without a push provider the page offers no switch', async ({ page }) => {
  await openAccountAs(page, 'candidate');
  await expect(notifications(page)).toContainText('Notifications are not set up on this site.');
  await expect(pushSwitch(page)).toHaveCount(0);
});

test('a browser without push support shows a note and no switch', async ({ page }) => {
  await pushWorld(page.context());
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'PushManager'));
  await openAccountAs(page, 'candidate');
  await expect(notifications(page)).toContainText('This browser cannot receive notifications from websites');
  await expect(pushSwitch(page)).toHaveCount(0);
});

test.describe('where something refuses', () => {
  test.use({ expectedFaults: [/push|Push|4\d\d|5\d\d|ServiceWorker/] });

  test('a blocked permission shows how to allow it, and the switch works once it is allowed', async ({ page, server }) => {
    const world = await pushWorld(page.context());
    await openAccountAs(page, 'candidate');
    await setNotifications(page, server.url, 'denied');
    await pushSwitch(page).click();
    await expect(notifications(page)).toContainText('Your browser blocks notifications from this site');
    expect([world.tokens.size, world.calls, await registrations(page)]).toEqual([0, [], []]);
    await setNotifications(page, server.url, 'granted');
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(notifications(page)).not.toContainText('blocks');
    await pushSwitch(page).click();
    await expect(pushSwitch(page)).toBeChecked();
  });

  for (const status of [422, 500]) {
    test(`a token that our server refuses with ${status} leaves the switch off, and can be tried again`, async ({ page }) => {
      await pushWorld(page.context());
      await page.context().grantPermissions(['notifications']);
      await openAccountAs(page, 'candidate');
      await page.route('**/api/firebase/save-token', (route) => route.fulfill({ status, json: { code: 'internal', message: 'No.' } }));
      await pushSwitch(page).click();
      await expect(notifications(page)).toContainText('Notifications are still off');
      await expect(pushSwitch(page)).not.toBeChecked();
      await page.unroute('**/api/firebase/save-token');
      await notifications(page).getByRole('button', { name: 'Try again' }).click();
      await expect(pushSwitch(page)).toBeChecked();
    });
  }

  test('the switch stays on when the server does not forget the device', async ({ page }) => {
    await pushWorld(page.context());
    await page.context().grantPermissions(['notifications']);
    await openAccountAs(page, 'candidate');
    await pushSwitch(page).click();
    await expect(pushSwitch(page)).toBeChecked();
    await page.route('**/api/firebase/tokens/*', (route) => route.fulfill({ status: 500, json: {} }));
    await pushSwitch(page).click();
    await expect(notifications(page)).toContainText('Notifications are still on');
    await expect(pushSwitch(page)).toBeChecked();
  });

  test('the provider refuses a malformed registration', async ({ page }) => {
    const world = await pushWorld(page.context(), { brokenKeys: true });
    await page.context().grantPermissions(['notifications']);
    await openAccountAs(page, 'candidate');
    await pushSwitch(page).click();
    await expect(notifications(page)).toContainText('Notifications are still off');
    expect([world.refusals, world.calls]).toEqual([['Keys of the subscription not valid'], []]);
  });

  test('the provider refuses a foreign key', async ({ page }) => {
    const world = await pushWorld(page.context(), { settings: { vapidKey: FOREIGN_KEY } });
    await page.context().grantPermissions(['notifications']);
    await openAccountAs(page, 'candidate');
    await pushSwitch(page).click();
    await expect(notifications(page)).toContainText('Notifications are still off');
    expect([world.refusals, world.calls]).toEqual([['Application key is not that of the project'], []]);
  });

  test('the page gives up after ten seconds when the service worker never becomes active', async ({ page }) => {
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await pushWorld(page.context());
    await page.context().route('**/firebase-messaging-sw.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `self.addEventListener('install', (event) => event.waitUntil(new Promise(() => undefined)));`,
      }),
    );
    await page.context().grantPermissions(['notifications']);
    await openAccountAs(page, 'candidate');
    await page.clock.install();
    await page.reload();
    await pushSwitch(page).click();
    await expect(notifications(page)).toContainText('Your browser may ask');
    // Advance the clock repeatedly, since nothing shows when the page begins to wait.
    await expect(async () => {
      await page.clock.fastForward(10_000);
      await expect(notifications(page)).toContainText('Notifications are still off', { timeout: 500 });
    }).toPass();
    expect(said.join()).toContain('Service worker not registered after 10000 ms');
  });
});
