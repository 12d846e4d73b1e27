import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Screen } from '#tests/e2e/screens/screen.ts';
import { submitEmpty } from '#tests/e2e/screens/states.ts';
import { newPhone } from '#tests/support/messages.ts';

// The browser's log line about a refusal by the identity provider.
const REFUSED = /400/;

const PHONE = '/signup-verify-otp';
const EMAIL = '/email-verify';
const PASSWORD = '/forgot-password';

const NEVER_SENT = 'a'.repeat(54);

/** Sign-in, sign-up, and the pages that wait for or handle a code or a link. */
export const screens: readonly Screen[] = [
  { name: 'sign-in', who: 'visitor', route: '/login', firstGet: 'never' },
  { name: 'sign-in-sent', who: 'visitor', route: '/login', at: () => '/login?next=%2Fadmin%2Faccount' },
  { name: 'sign-in-errors', who: 'visitor', route: '/login', prepare: submitEmpty },
  { name: 'sign-up', who: 'visitor', route: '/signup', firstGet: 'never' },
  { name: 'sign-up-errors', who: 'visitor', route: '/signup', prepare: submitEmpty },
  { name: 'check-auth', who: 'visitor', route: '/check-auth', firstGet: 'never' },
  {
    name: 'verify-phone',
    who: 'unconfirmed',
    route: PHONE,
    prepare: (page) => page.locator('input[type=tel]').waitFor(),
    firstGet: 'never',
  },
  { name: 'verify-phone-errors', who: 'unconfirmed', route: PHONE, prepare: (page) => typeNumber(page, '12') },
  { name: 'verify-phone-code', who: 'unconfirmed', route: PHONE, prepare: askForCode },
  { name: 'verify-phone-wrong', who: 'unconfirmed', route: PHONE, prepare: typeWrongCode, expectedFaults: REFUSED },
  { name: 'verify-phone-done', who: 'newcomer', route: PHONE, prepare: arrived },
  { name: 'verify-phone-visitor', who: 'visitor', route: PHONE },
  {
    name: 'verify-email',
    who: 'newcomer',
    route: EMAIL,
    prepare: (page) => page.locator('main [role=status]').first().waitFor(),
    firstGet: 'never',
  },
  { name: 'verify-email-done', who: 'admin', route: EMAIL, prepare: arrived },
  { name: 'verify-email-visitor', who: 'visitor', route: EMAIL },
  {
    name: 'link-used',
    who: 'visitor',
    route: EMAIL,
    at: () => `${EMAIL}?mode=verifyEmail&oobCode=${NEVER_SENT}`,
    prepare: failed,
    expectedFaults: REFUSED,
  },
  { name: 'link-incomplete', who: 'visitor', route: EMAIL, at: () => `${EMAIL}?mode=verifyEmail&oobCode=cut`, prepare: failed },
  { name: 'link-unknown', who: 'visitor', route: EMAIL, at: () => `${EMAIL}?mode=signIn&oobCode=${NEVER_SENT}`, prepare: failed },
  { name: 'forgot-password', who: 'visitor', route: PASSWORD, firstGet: 'never' },
  { name: 'forgot-password-sent', who: 'visitor', route: PASSWORD, prepare: askForLink },
  { name: 'new-password', who: 'visitor', route: PASSWORD, at: ({ passwordLink }) => passwordLink, prepare: passwordAsked },
  {
    name: 'new-password-weak',
    who: 'visitor',
    route: PASSWORD,
    at: ({ passwordLink }) => passwordLink,
    prepare: typeWeakPassword,
    expectedFaults: REFUSED,
  },
];

async function typeNumber(page: Page, number: string): Promise<void> {
  await page.locator('input[type=tel]').fill(number);
  await submit(page);
  await page.locator('main [aria-invalid=true]').waitFor();
}

async function askForCode(page: Page): Promise<void> {
  await page.locator('input[type=tel]').fill(newPhone());
  await submit(page);
  await page.locator('input[autocomplete=one-time-code]').waitFor();
  // The next screen of this user asks for the number again.
  await page.evaluate(() => {
    for (const name of Object.keys(sessionStorage)) if (name.startsWith('trellis.state.')) sessionStorage.removeItem(name);
  });
}

async function typeWrongCode(page: Page): Promise<void> {
  await askForCode(page);
  await page.locator('input[autocomplete=one-time-code]').fill('000 000');
  await page.locator('main [aria-invalid=true]').waitFor();
}

async function askForLink(page: Page): Promise<void> {
  // A new address each time, because one address gets at most five mails an hour.
  await page.locator('input[type=email]').fill(`${'nobody-'.repeat(7)}${randomUUID().slice(0, 8)}@${'a-long-house.'.repeat(12)}test`);
  await submit(page);
  await arrived(page);
}

function passwordAsked(page: Page): Promise<void> {
  return page.locator('input[type=password]').waitFor();
}

async function typeWeakPassword(page: Page): Promise<void> {
  await page.locator('input[type=password]').fill('12345');
  await submit(page);
  await page.locator('main [aria-invalid=true]').waitFor();
}

function arrived(page: Page): Promise<void> {
  return page.locator('main .note--leaf').waitFor();
}

function failed(page: Page): Promise<void> {
  return page.locator('main .note--straw').waitFor();
}

function submit(page: Page): Promise<void> {
  return page.locator('main form button[type=submit]').first().click();
}
