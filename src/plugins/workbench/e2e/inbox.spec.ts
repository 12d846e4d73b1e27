import type { Page } from '@playwright/test';
import { expect, test } from '#tests/e2e/support/test.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** Requests a message from the embedded identity, as the provider's SDK does. */
async function ask(page: Page, operation: string, body: object): Promise<void> {
  const answer = await page.request.post(`/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=any`, { data: body });
  expect(answer.ok()).toBe(true);
}

test('a new message appears without a reload, is announced, and can be filtered, copied and followed', async ({ page, server }) => {
  expect(server.output).toContain(`${server.url}/dev/inbox`);
  await page.goto('/dev/inbox');
  await expect(page.getByRole('searchbox')).toBeVisible();
  // Other tests of this server request messages too. The newest message is first.
  const messages = page.getByRole('list', { name: 'Development inbox' }).getByRole('listitem');
  await ask(page, 'sendVerificationCode', { phoneNumber: '+441514960999' });
  await expect(messages.first()).toContainText('+441514960999');
  await expect(
    page.getByRole('status').filter({ hasText: /^New message for .*\+441514960999.*: Code for a phone number$/ }),
  ).toBeAttached();
  await ask(page, 'sendOobCode', { requestType: 'PASSWORD_RESET', email: 'candidate@demo.test' });
  await expect(messages.first().getByRole('heading')).toContainText('Choose a new password');

  await page.getByRole('searchbox').fill('01514960999');
  await expect(page.getByRole('heading', { name: 'No messages for this address' })).toBeVisible();
  await page.getByRole('searchbox').fill('151 496 0999');
  await expect(messages.filter({ hasNotText: '+441514960999' })).toHaveCount(0);
  const code = (await messages.first().locator('code').textContent()) ?? '';
  expect(code).toMatch(/^\d{6}$/);
  await messages.first().getByRole('button', { name: 'Copy the code' }).click();
  await expect(page.getByText('The code is copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);

  await page.goto('/dev/inbox?to=candidate@demo.test');
  await page.getByRole('link', { name: 'Choose the password' }).first().click();
  await expect(page).toHaveURL(/\/forgot-password\?mode=resetPassword&oobCode=[\w-]+$/);
});

test('only pages of this site can read its messages', async ({ page }) => {
  await ask(page, 'sendOobCode', { requestType: 'PASSWORD_RESET', email: 'employer@demo.test' });
  expect((await page.request.get('/api/dev/messages')).status()).toBe(200);
  for (const headers of [{ origin: 'https://elsewhere.example' }, { host: 'elsewhere.example' }]) {
    const answer = await page.request.get('/api/dev/messages', { headers });
    expect({ status: answer.status(), tells: (await answer.text()).includes('employer@demo.test') }).toEqual({ status: 403, tells: false });
  }
});
