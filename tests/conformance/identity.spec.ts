import type { Page, Route } from '@playwright/test';
import { sendCode } from '../e2e/support/confirm-phone.ts';
import { expect, test } from '../e2e/support/test.ts';
import { messageTo, newPhone } from '../support/messages.ts';

// The provider answers a refusal with 400, which the browser logs. The tests below check what the client logs.
test.use({
  expectedFaults: [/40[01]|failed ApiError|net::ERR_FAILED|The token could not be refreshed|The browser cannot store the session/],
});

const SNACK = '.snack';

function signUp(page: Page, email: string, password: string): Promise<void> {
  return fill(page, '/signup', { Name: 'Test Person', Email: email, Password: password }, 'Create account');
}

function signIn(page: Page, email = 'candidate@demo.test', password = 'trellis-demo'): Promise<void> {
  return fill(page, '/login', { Email: email, Password: password }, 'Sign in');
}

async function fill(page: Page, address: string, fields: Readonly<Record<string, string>>, button: string): Promise<void> {
  await page.goto(address);
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label).fill(value);
  await page.getByRole('main').getByRole('button', { name: button }).click();
}

async function signedIn(page: Page): Promise<void> {
  await signIn(page);
  await expect(page).toHaveURL('/admin/dashboard/dashboard-candidate');
}

/** Makes the provider forget the user of this browser. The cookie with the token stays. */
function forgetProvidersUser(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('firebaseLocalStorageDb');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const clearing = opening.result.transaction('firebaseLocalStorage', 'readwrite');
          clearing.objectStore('firebaseLocalStorage').clear();
          clearing.oncomplete = () => resolve();
        };
      }),
  );
}

/** Makes the provider answer like a real project, where the embedded one never would. */
async function providerSays(page: Page, operation: string, message: string): Promise<void> {
  const error = { code: 400, message, errors: [{ message, domain: 'global', reason: 'invalid' }] };
  await page.route(`**/accounts:${operation}?*`, (route: Route) => route.fulfill({ status: 400, json: { error } }));
}

function logOf(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  return lines;
}

test('S1-2 sign-up uses a one-time code and email verification', async ({ page, server }) => {
  const email = 's1-2@identity.test';
  await signUp(page, email, 'secret one');
  await expect(page).toHaveURL('/email-verify');
  const { link = '' } = await messageTo(server.url, email, ({ mode }) => mode === 'verifyEmail');
  expect(link).toMatch(/^\/email-verify\?mode=verifyEmail&oobCode=/);
  await page.goto(link);
  await expect(page.getByText('Your address is confirmed')).toBeVisible();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/signup-verify-otp');
  const phone = newPhone();
  await sendCode(page, phone);
  const { code } = await messageTo(server.url, phone);
  expect(code).toMatch(/^\d{6}$/);
  await page.getByLabel('Code').fill(code);
  await expect(page).toHaveURL('/admin/profile/choose-role');
});

test('S4-5 the auth guard follows the provider’s current user, not the cookie', async ({ page, context }) => {
  await signedIn(page);
  await context.clearCookies();
  await page.goto('/admin/account');
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name)).toContain('token');

  const token = (await context.cookies()).find(({ name }) => name === 'token');
  const other = await context.newPage();
  // On a page without the SDK, which would keep its user.
  const empty = { contentType: 'text/html', body: '<!doctype html><link rel="icon" href="data:,">' };
  await other.route('**/empty', (route) => route.fulfill(empty));
  await other.goto('/empty');
  await page.close();
  await forgetProvidersUser(other);
  if (token !== undefined) await context.addCookies([token]);
  await other.goto('/admin/account');
  await expect(other).toHaveURL('/login?next=%2Fadmin%2Faccount');
});

test('S4-6 the session is kept from the start: it survives closing the page and losing the cookies', async ({ page, context }) => {
  await signedIn(page);
  await page.close();
  await context.clearCookies();
  const later = await context.newPage();
  await later.goto('/admin/account');
  await expect(later.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
});

test('S4-7 when the signed-in user changes, even a fresh ID token is fetched again', async ({ page }) => {
  let refreshed = 0;
  page.on('request', (request) => {
    if (request.url().includes('securetoken.googleapis.com/v1/token')) refreshed += 1;
  });
  await signedIn(page);
  await expect.poll(() => refreshed).toBe(1);
  await page.reload();
  await expect.poll(() => refreshed).toBe(2);
});

test('S4-8 sign-out is only logged', async ({ page }) => {
  await signedIn(page);
  await page.waitForLoadState('networkidle');
  const log = logOf(page);
  await page.goto('/admin/account/signout');
  await expect(page).toHaveURL('/');
  await expect.poll(() => log).toContain('The session has ended');
  await expect(page.locator(SNACK)).toHaveCount(0);
});

test('S5-4 only the provider has rules for passwords: 6 characters, or those of its policy', async ({ page }) => {
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('accounts:signUp')) asked += 1;
  });
  await signUp(page, 's5-4@identity.test', '12345');
  await expect(page.getByText('Use at least 8 characters.')).toBeVisible();
  expect(asked).toBe(1);

  await providerSays(page, 'signUp', 'WEAK_PASSWORD : Password should be at least 6 characters');
  await page.getByLabel('Password').fill('abcde');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Choose a longer password: at least 6 characters.')).toBeVisible();
  await expect(page.getByLabel('Password')).toHaveAttribute('aria-invalid', 'true');
  expect(asked).toBe(2);
  await page.unroute('**/accounts:signUp?*');

  const refusal = 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [Password must contain at least 12 characters]';
  await providerSays(page, 'signUp', refusal);
  const policy = {
    customStrengthOptions: { minPasswordLength: 12, containsNumericCharacter: true },
    schemaVersion: 1,
    enforcementState: 'ENFORCE',
  };
  await page.route('**/v2/passwordPolicy?*', (route) => route.fulfill({ json: { ...policy, allowedNonAlphanumericCharacters: ['!'] } }));
  // On a new page, because the SDK reads the policy only once.
  await signUp(page, 's5-4@identity.test', 'abcdef');
  await expect(page.getByText('Use at least 12 characters. Add a digit.')).toBeVisible();

  await page.unroute('**/accounts:signUp?*');
  await page.getByLabel('Password').fill('12three4five6');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/signup-verify-otp');
});

test('S8-8 a failure to keep the session or to refresh its token is only logged', async ({ page }) => {
  const log = logOf(page);
  await page.addInitScript(() => {
    const denied = {
      get: () => {
        throw new DOMException('The user has denied permission.', 'SecurityError');
      },
    };
    Object.defineProperty(window, 'localStorage', denied);
    Object.defineProperty(window, 'indexedDB', denied);
  });
  await page.route('**/securetoken.googleapis.com/**', (route) => route.abort());
  await signedIn(page);
  await expect.poll(() => log.some((line) => line.startsWith('The browser cannot store the session'))).toBe(true);
  await expect.poll(() => log.some((line) => line.startsWith('The token could not be refreshed'))).toBe(true);
  await expect(page.locator(SNACK)).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
});

test('S8-16 the provider’s refusals have readable messages, the same for a wrong password and an unknown address', async ({ page }) => {
  const together = 'The email address or the password is wrong. Try again.';
  for (const email of ['candidate@demo.test', 'nobody@identity.test']) {
    await signIn(page, email, 'wrong-one');
    await expect(page.getByText(together, { exact: true })).toBeVisible();
  }
  for (const [message, words] of [
    ['INVALID_PASSWORD', together],
    ['EMAIL_NOT_FOUND', together],
    ['TOO_MANY_ATTEMPTS_TRY_LATER', 'Too many attempts. Wait a few minutes, then try again.'],
  ] as const) {
    await providerSays(page, 'signInWithPassword', message);
    await signIn(page);
    await expect(page.getByText(words, { exact: true })).toBeVisible();
  }
  await page.route('**/accounts:signInWithPassword?*', (route) => route.abort());
  await signIn(page);
  await expect(
    page.getByText('The sign-in service cannot be reached. Check your connection, then try again.', { exact: true }),
  ).toBeVisible();

  await signUp(page, 'candidate@demo.test', 'trellis-demo');
  await expect(page.getByText('An account with this email address already exists. Sign in instead.', { exact: true })).toBeVisible();
});
