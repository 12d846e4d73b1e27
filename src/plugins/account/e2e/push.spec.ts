import type { Page } from '@playwright/test';
import { PushDelivery } from '#tests/e2e/support/deliver-push.ts';
import { notifications, openAccountAs, pushSwitch } from '#tests/e2e/support/push-switch.ts';
import { FOREIGN_KEY, pushWorld, setNotifications } from '#tests/e2e/support/push-world.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

// These two run in the worker.
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

test('a device takes messages until its person switches it off, from whichever page', async ({ page }) => {
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

test('who signs out of a device takes no messages on it, and the next person begins anew', async ({ page }) => {
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

test('a device that somebody else used without signing out is not shown as mine', async ({ page }) => {
  await pushWorld(page.context());
  await page.context().grantPermissions(['notifications']);
  await openAccountAs(page, 'candidate');
  await pushSwitch(page).click();
  await expect(pushSwitch(page)).toBeChecked();
  await page.evaluate(() => indexedDB.deleteDatabase('firebaseLocalStorageDb'));
  // The page goes first: it would ask who is there now.
  await page.goto('about:blank');
  await page.context().clearCookies();
  await openAccountAs(page, 'employer');
  await expect(pushSwitch(page)).not.toBeChecked();
  await pushSwitch(page).click();
  await expect(pushSwitch(page)).toBeChecked();
});

test('messages that arrive while no page is open are shown, and lead to what they are about', async ({ page, context, server }) => {
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
  // A click that nobody made may open no window, so we look at what it would open.
  expect(await worker.evaluate(OPENED_BY_CLICKS)).toEqual([`${server.url}/admin/account`]);
});

test('without a provider that could send, nothing is offered', async ({ page }) => {
  await openAccountAs(page, 'candidate');
  await expect(notifications(page)).toContainText('Notifications are not set up on this site.');
  await expect(pushSwitch(page)).toHaveCount(0);
});

test('a browser without push is told so, and offered nothing', async ({ page }) => {
  await pushWorld(page.context());
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'PushManager'));
  await openAccountAs(page, 'candidate');
  await expect(notifications(page)).toContainText('This browser cannot receive notifications from websites');
  await expect(pushSwitch(page)).toHaveCount(0);
});

test.describe('where something refuses', () => {
  test.use({ expectedFaults: [/push|Push|4\d\d|5\d\d|ServiceWorker/] });

  test('a browser that blocks says how to allow it again, and the switch works once it is allowed', async ({ page, server }) => {
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

  test('a server that does not forget the device leaves the switch on', async ({ page }) => {
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

  test('the provider refuses a registration of the wrong form', async ({ page }) => {
    const world = await pushWorld(page.context(), { brokenKeys: true });
    await page.context().grantPermissions(['notifications']);
    await openAccountAs(page, 'candidate');
    await pushSwitch(page).click();
    await expect(notifications(page)).toContainText('Notifications are still off');
    expect([world.refusals, world.calls]).toEqual([['Keys of the subscription not valid'], []]);
  });

  test('the provider refuses a key that is not its own', async ({ page }) => {
    const world = await pushWorld(page.context(), { settings: { vapidKey: FOREIGN_KEY } });
    await page.context().grantPermissions(['notifications']);
    await openAccountAs(page, 'candidate');
    await pushSwitch(page).click();
    await expect(notifications(page)).toContainText('Notifications are still off');
    expect([world.refusals, world.calls]).toEqual([['Application key is not that of the project'], []]);
  });

  test('a worker that never becomes active is given up after ten seconds', async ({ page }) => {
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
    // Again and again: nothing tells when the page begins to wait.
    await expect(async () => {
      await page.clock.fastForward(10_000);
      await expect(notifications(page)).toContainText('Notifications are still off', { timeout: 500 });
    }).toPass();
    expect(said.join()).toContain('Service worker not registered after 10000 ms');
  });
});
