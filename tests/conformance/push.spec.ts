import { openAccountAs, pushSwitch } from '../e2e/support/push-switch.ts';
import { pushWorld } from '../e2e/support/push-world.ts';
import { expect, test } from '../e2e/support/test.ts';

test.beforeEach(({ context }) => context.grantPermissions(['notifications']));

test('S1-3 a signed-in user opts in to push notifications on their device', async ({ page }) => {
  await pushWorld(page.context());
  await openAccountAs(page, 'candidate');
  await expect(pushSwitch(page)).not.toBeChecked();
  await pushSwitch(page).click();
  await expect(pushSwitch(page)).toBeChecked();
  await page.reload();
  await expect(pushSwitch(page)).toBeChecked();
});

test('S3-5 the push registration payload has the field token, with the token of the provider', async ({ page }) => {
  const { tokens } = await pushWorld(page.context());
  await openAccountAs(page, 'candidate');
  const [request] = await Promise.all([page.waitForRequest('**/firebase/save-token'), pushSwitch(page).click()]);
  expect(request.postDataJSON()).toEqual({ token: [...tokens][0] });
});

test('S4-10 granted: the worker is registered at /firebase-messaging-sw.js and a push token is retrieved', async ({ page, server }) => {
  const { tokens } = await pushWorld(page.context());
  await openAccountAs(page, 'candidate');
  await pushSwitch(page).click();
  await expect(pushSwitch(page)).toBeChecked();
  const scripts = await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ active }) => [active?.state, active?.scriptURL]),
  );
  expect(scripts).toEqual([['activated', `${server.url}/firebase-messaging-sw.js`]]);
  expect(tokens.size).toBe(1);
});

test('S7-6 POST /firebase/save-token with JSON follows the token of the provider, as the signed-in user', async ({ page }) => {
  await pushWorld(page.context());
  await openAccountAs(page, 'candidate');
  const order: string[] = [];
  page.on('request', (request) => {
    const step = /(installations|registrations|save-token)$/.exec(request.url())?.[0];
    if (request.method() === 'POST' && step !== undefined) order.push(step);
  });
  const [answer] = await Promise.all([page.waitForResponse('**/firebase/save-token'), pushSwitch(page).click()]);
  const request = answer.request();
  expect([request.method(), new URL(request.url()).pathname, answer.status()]).toEqual(['POST', '/api/firebase/save-token', 200]);
  const headers = await request.allHeaders();
  expect(headers).toMatchObject({ 'content-type': 'application/json', authorization: expect.stringMatching(/^Bearer .+\..+\./) });
  expect(order).toEqual(['installations', 'registrations', 'save-token']);
});

test('S9-4 the service worker file is /firebase-messaging-sw.js, its registration scope the empty string', async ({ page, server }) => {
  await page.addInitScript(() => {
    const register = ServiceWorkerContainer.prototype.register;
    ServiceWorkerContainer.prototype.register = function (file, options) {
      Object.assign(globalThis, { registered: [String(file), options] });
      return register.call(this, file, options);
    };
  });
  await pushWorld(page.context());
  await openAccountAs(page, 'candidate');
  await pushSwitch(page).click();
  await expect(pushSwitch(page)).toBeChecked();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'registered'))).toEqual(['/firebase-messaging-sw.js', { scope: '' }]);
  const scopes = (): Promise<string[]> =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope));
  expect(await scopes()).toEqual([`${server.url}/`]);
});
