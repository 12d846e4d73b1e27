import type { Page } from '@playwright/test';
import { confirmPhone, sendCode } from '#tests/e2e/support/confirm-phone.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { messageTo, newPhone } from '#tests/support/messages.ts';

const PASSWORD = 'a-long-enough-one';

// The provider's reply after too many attempts. The embedded identity never sends it.
const TOO_MANY = {
  error: {
    code: 400,
    message: 'TOO_MANY_ATTEMPTS_TRY_LATER',
    errors: [{ message: 'TOO_MANY_ATTEMPTS_TRY_LATER', domain: 'global', reason: 'invalid' }],
  },
};

// The provider answers each refusal with 400, which the browser logs.
test.use({ expectedFaults: [/400/] });

let people = 0;
function newEmail(): string {
  people += 1;
  return `person-${people}@identity.test`;
}

async function signUp(page: Page, email: string, at = '/signup'): Promise<void> {
  await page.goto(at);
  await page.getByLabel('Name').fill('Test Person');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
}

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
}

test('sign-up confirms an address and a number, then asks for a role', { tag: '@smoke' }, async ({ page, openBrowser, server }) => {
  const email = newEmail();
  await signUp(page, email, '/signup?next=%2Fadmin%2Faccount');
  await expect(page).toHaveURL('/email-verify?next=%2Fadmin%2Faccount');
  await expect(page.getByText('Step 2 of 4')).toBeVisible();
  await expect(page.getByText(`We have sent a link to ${email}.`)).toBeVisible();
  const { link = '' } = await messageTo(server.url, email, ({ mode }) => mode === 'verifyEmail');
  await page.reload();
  await expect(page.getByText(`We have sent a link to ${email}.`)).toBeVisible();
  expect((await messageTo(server.url, email, ({ mode }) => mode === 'verifyEmail')).link).toBe(link);
  const elsewhere = await openBrowser();
  await elsewhere.goto(link);
  await expect(elsewhere.getByText('Your address is confirmed')).toBeVisible();
  await elsewhere.goto(link);
  await expect(elsewhere.getByText('The link was already used, or a newer link replaced it')).toBeVisible();

  // The waiting page notices the confirmation and goes on, without a reload or a click.
  await expect(page).toHaveURL('/signup-verify-otp?next=%2Fadmin%2Faccount');
  await expect(page.getByText('Step 3 of 4')).toBeVisible();
  const phone = newPhone();
  await sendCode(page, phone);
  const sent = page.getByRole('main').getByText(new RegExp(`We have sent a code to \\+${[...phone.slice(1)].join(' ?')}\\.`));
  await expect(sent).toBeVisible();
  await page.reload();
  await expect(sent).toBeVisible();
  const { code } = await messageTo(server.url, phone);
  const wrong = code === '000000' ? '111111' : '000000';
  await page.getByLabel('Code').fill(wrong);
  await expect(page.getByText('This code is wrong.')).toBeVisible();
  await expect(page.getByLabel('Code')).toBeFocused();
  await page.getByLabel('Code').fill(` ${code.slice(0, 3)} ${code.slice(3)} `);
  await expect(page).toHaveURL('/admin/profile/choose-role?next=%2Fadmin%2Faccount');
  await expect(page.getByText('Step 4 of 4')).toBeVisible();
});

test('a new user can leave the address and the number for later, or sign out', async ({ page }) => {
  await signUp(page, newEmail());
  await page.getByRole('link', { name: 'Confirm later' }).click();
  await expect(page).toHaveURL('/signup-verify-otp');
  await page.getByRole('link', { name: 'Later' }).click();
  await expect(page).toHaveURL('/admin/profile/choose-role');
  await page.goto('/signup-verify-otp');
  await page.getByRole('main').getByRole('link', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
});

test('a number of another account is refused at the field', async ({ page, openBrowser, server }) => {
  const phone = newPhone();
  await signUp(page, newEmail());
  await confirmPhone(page, phone);

  const other = await openBrowser();
  await signUp(other, newEmail());
  await other.getByRole('link', { name: 'Confirm later' }).click();
  await sendCode(other, phone);
  const { code } = await messageTo(server.url, phone);
  await other.getByLabel('Code').fill(code);
  await expect(other.getByText('This number belongs to another account.')).toBeVisible();
  await expect(other.getByLabel('Phone number')).toHaveValue(phone);
});

test('a forgotten password can be reset, and each page handles the links of the other', async ({ page, server }) => {
  const email = newEmail();
  await signUp(page, email);
  await page.getByRole('main').getByRole('link', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');

  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  const answers: (string | null)[] = [];
  for (const address of [email, 'nobody@identity.test']) {
    await page.goto('/forgot-password');
    await page.getByLabel('Email').fill(address);
    await page.getByRole('button', { name: 'Send the link' }).click();
    const answer = page.getByRole('main').getByRole('status').filter({ hasText: address });
    answers.push(((await answer.textContent()) ?? '').replaceAll(address, ''));
  }
  expect(answers[0]).toContain('Check your email');
  expect(answers[1]).toBe(answers[0]);

  const { link = '' } = await messageTo(server.url, email, ({ mode }) => mode === 'resetPassword');
  await page.goto(link.replace('/forgot-password', '/email-verify'));
  await expect(page).toHaveURL(link);
  await page.getByLabel('New password').fill('five5');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText('Use at least 8 characters.')).toBeVisible();
  await page.getByLabel('New password').fill('Password1');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText('This password is very common')).toBeVisible();
  await page.getByLabel('New password').fill('eight888');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText('Your new password is set')).toBeVisible();
  await page.goto('/forgot-password?mode=verifyEmail&oobCode=cut');
  await expect(page).toHaveURL('/email-verify?mode=verifyEmail&oobCode=cut');
  await expect(page.getByText('The link is incomplete')).toBeVisible();

  await signIn(page, email, PASSWORD);
  await expect(page.getByText('The email address or the password is wrong.')).toBeVisible();
  await page.getByLabel('Password').fill('eight888');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/profile/choose-role');
});

test('the page explains an address in use and too many attempts', async ({ page }) => {
  await signUp(page, 'candidate@demo.test');
  await expect(page.getByText('An account with this email address already exists.')).toBeVisible();

  await page.route('**/accounts:signInWithPassword?*', (route) => route.fulfill({ status: 400, json: TOO_MANY }));
  await signIn(page, 'candidate@demo.test', 'trellis-demo');
  await expect(page.getByText('Too many attempts. Wait a few minutes, then try again.')).toBeVisible();
});

test('an expired link says so', async ({ page }) => {
  await page.route('**/accounts:resetPassword?*', (route) =>
    route.fulfill({ status: 400, json: { error: { ...TOO_MANY.error, message: 'EXPIRED_OOB_CODE' } } }),
  );
  await page.goto(`/forgot-password?mode=resetPassword&oobCode=${'a'.repeat(54)}`);
  await expect(page.getByText('The link has expired')).toBeVisible();
  await page.getByRole('link', { name: 'Request a new link' }).click();
  await expect(page.getByRole('button', { name: 'Send the link' })).toBeVisible();
});

test('the SDK of the provider loads only for a visitor with a token or at sign-in', async ({ page, context }) => {
  const sdk: string[] = [];
  // The SDK is recognized by a host name in its code, because the chunks have numbers for names.
  await context.route('**/*.js', async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes('securetoken.googleapis.com')) sdk.push(route.request().url());
    await route.fulfill({ response });
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(sdk).toEqual([]);
  await signIn(page, 'candidate@demo.test', 'trellis-demo');
  await expect(page).toHaveURL('/admin/dashboard/dashboard-candidate');
  expect(sdk).not.toEqual([]);
  sdk.length = 0;
  await page.goto('/');
  await expect.poll(() => sdk).not.toEqual([]);
  // Other scripts may still be on their way.
  await context.unrouteAll({ behavior: 'ignoreErrors' });
});
